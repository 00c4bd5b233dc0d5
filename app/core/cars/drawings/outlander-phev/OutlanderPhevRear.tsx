import { names } from '../drawing.ts'
import { curvedFlanks, Halves, MirrorsBehind, RearScreen, RoofRails, seat, tailgateTints } from '../ends.tsx'
import { Glass, Gradients, Outline, Shade, Shadow, Shape } from '../parts.tsx'
import { RoundTyres } from '../tyres.tsx'

/** Outlander PHEV 2.4 S-AWC (2019), from the rear. */
export function OutlanderPhevRear({ id }: { id: string }) {
  const { ref, url } = names(id)
  return (
    <>
      <defs>
        <Gradients id={id} />
        <Shade
          id={`${id}-vertical`}
          from={[0, -422]}
          to={[0, -56]}
          stops={[
            [0, 'light', 0.6],
            [0.06, 'light', 0.2],
            [0.32, 'light', 0.1],
            [0.37, 'light', 0.42],
            [0.44, 'light', 0.24],
            [0.5, 'light', 0],
            [0.5, 'dark', 0],
            [0.56, 'dark', 0.16],
            [0.64, 'dark', 0.1],
            [0.66, 'light', 0.22],
            [0.76, 'light', 0],
            [0.76, 'dark', 0],
            [0.93, 'dark', 0.3],
            [1, 'dark', 0.5],
          ]}
        />
        <Shade id={`${id}-sides`} from={[-225, 0]} to={[225, 0]} stops={curvedFlanks} />
        <Glass id={id} tints={tailgateTints} />
        <Shape
          id={id}
          name="body"
          d="M0-421.5C70-421 116-419 138-411 150-406 158-396 164-382L196-302C208-292 213-280 215-258 219-226 224.4-200 224.4-154 224.4-124 224-106 221-90 218-76 208-67 194-66L150-64 0-63-150-64-194-66C-208-67-218-76-221-90-224-106-224.4-124-224.4-154-224.4-200-219-226-215-258-213-280-208-292-196-302L-164-382C-158-396-150-406-138-411-116-419-70-421-0-421.5Z"
        />
        <Shape id={id} name="screen" d="M0-380C60-380 108-378 136-375Q145-374 148-367L174-308Q176-301 168-300C112-297 60-296 0-296-60-296-112-297-168-300Q-176-301-174-308L-148-367Q-145-374-136-375C-108-378-60-380-0-380Z" />
        <path id={`${id}-seat`} d={seat(-286)} />
        {/* right half */}
        <g id={`${id}-half`}>
          {/* quarter glass seen edge on */}
          <path d="M162-380C168-370 178-346 185-328L179-334C174-350 166-368 160-376Z" fill="#14181c" />
          {/* tailgate cut */}
          <path d="M156-390 184-304C188-296 186-290 186-262L188-236C188-214 184-196 174-178 168-168 158-164 146-164L0-164" fill="none" stroke="#fff" strokeWidth="1.4" opacity=".3" transform="translate(0 1.4)" />
          <path d="M156-390 184-304C188-296 186-290 186-262L188-236C188-214 184-196 174-178 168-168 158-164 146-164L0-164" fill="none" stroke="#000" strokeWidth="1.4" opacity=".62" />
          {/* flank, bumper edge */}
          <path d="M213-220C222-200 224.4-180 224.4-154 224-124 221-102 215-86L208-70C214-120 217-172 213-220Z" opacity=".2" />
          <path d="M184-200C198-194 210-191 222-190" fill="none" stroke="#000" strokeWidth="1.4" opacity=".5" />
          {/* tail lamp */}
          <path d="M88-264C128-267 168-275 202-291 210-282 213-272 215-258L217-238C180-233 136-234 102-238Q84-240 88-264Z" fill={url('lamp')} stroke="#1c0204" strokeOpacity=".8" strokeWidth="2" />
          <path d="M108-254C132-257 158-260 176-264L177-248C154-246 130-246 106-247Z" fill="#fff" opacity=".42" />
          <path d="M96-259C132-262 170-270 200-283 207-272 209-260 210-246 176-240 136-240 104-243" fill="none" stroke="#ffc4c0" strokeWidth="2.6" opacity=".9" />
          <path d="M186-284V-235" stroke="#000" strokeWidth="1.6" opacity=".5" />
          {/* reflector in the bumper */}
          <path d="M154-118 208-124 206-112 158-107Z" fill="#7d0a12" stroke="#000" strokeOpacity=".6" />
          <path d="M158-116 204-121" stroke="#ff8a86" opacity=".6" />
          {/* lower bumper */}
          <path d="M223-100 221-90C218-76 208-67 194-66L150-64H110L126-92 170-96Z" fill="#15171a" />
          <path d="M128-93 170-97 223-100" fill="none" stroke="#fff" strokeWidth="1.2" opacity=".3" />
        </g>
      </defs>
      <Shadow id={id} from={-220} to={220} tyres={[-192, 192]} />
      <MirrorsBehind id={id} x={205} y={-292} />
      {/* tyres, underbody */}
      <path d="M-170-74H170L160-48H-160Z" fill="#08090a" />
      <path d="M-120-58H-60V-50H-120ZM40-60H130L120-48H50Z" fill="#17191c" />
      <RoundTyres id={id} from={164} to={220} top={90} tread={{ width: 12, dashes: '1.5 8', inset: 10, grooves: [183, 201] }} />
      {/* rails */}
      <RoofRails id={id} d="M112-416C113-424 118-427.5 123-427.5 130-427.5 134-422 135-410Z" />
      {/* paint, roof, shading */}
      <use href={ref('body')} className="paint" />
      <path d="M0-421.5C70-421 116-419 138-411 150-406 158-396 164-382L154-384C120-388 60-389 0-389-60-389-120-388-154-384L-164-382C-158-396-150-406-138-411-116-419-70-421-0-421.5Z" className="roof" />
      <g clipPath={url('body-clip')}>
        <path fill={url('vertical')} d="M-226-430H226V-50H-226Z" />
        {/* spoiler */}
        <path d="M0-406C60-406 116-405 144-399L156-383C120-388 60-389 0-389-60-389-120-388-156-383L-144-399C-116-405-60-406-0-406Z" fill={url('light-fade')} opacity=".5" />
        <path d="M144-399C116-405 60-406 0-406-60-406-116-405-144-399" fill="none" stroke="#000" strokeWidth="1.6" opacity=".3" />
        <path d="M0-389C60-389 120-388 155-383L150-375C110-380 60-381 0-381-60-381-110-380-150-375L-155-383C-120-388-60-389-0-389Z" opacity=".55" />
        <path d="M0-147C60-147 160-149 206-157L228-164 228-74 0-74-228-74-228-164-206-157C-160-149-60-147-0-147Z" fill={url('light-fade')} opacity=".34" />
        <path d="M0-232C80-234 150-238 220-236L214-206C150-190 60-194 0-194-60-194-150-190-214-206L-220-236C-150-238-80-234-0-232Z" fill={url('light-fade')} opacity=".16" />
        <path fill={url('sides')} d="M-226-430H226V-50H-226Z" />
      </g>
      <path d="M-36-396H36V-391H-36Z" fill="#a3121a" stroke="#000" strokeOpacity=".5" strokeWidth=".8" />
      {/* rear glass, cabin, reflection, wiper */}
      <RearScreen id={id} shine={[-384, -290]} band="M-160-384H160V-371C60-374-60-374-160-371Z" wiper="M0-298 88-306" pivot={-296} />
      {/* tailgate: bright bar between the lamps, plate recess, lower crease */}
      <path d="M0-230 74-230Q79-230 78-226L72-186Q71-182 66-182L0-182-66-182Q-71-182-72-186L-78-226Q-79-230-74-230L-0-230Z" opacity=".5" />
      <path d="M0-262 87-263Q86-252 89-245L0-244-89-245Q-86-252-87-263L-0-262Z" fill={url('metal')} stroke="#000" strokeOpacity=".4" strokeWidth=".8" />
      <path d="M0-224 52-224Q54-224 54-222L54-192Q54-190 52-190L0-190-52-190Q-54-190-54-192L-54-222Q-54-224-52-224L-0-224Z" fill="#e9ebed" stroke="#6a6f75" strokeWidth="2" />
      <path d="M80-196C120-198 150-202 184-212M-80-196C-120-198-150-202-184-212" fill="none" stroke="#fff" strokeWidth="2" opacity=".45" />
      {/* bumper: upper edge, diffuser, bright bar */}
      <path d="M206-156C160-148 60-146 0-146-60-146-160-148-206-156" fill="none" stroke="#fff" strokeWidth="2" opacity=".4" />
      <path d="M0-116 136-116Q144-116 143-110L136-92 112-64 0-63-112-64-136-92-143-110Q-144-116-136-116L-0-116Z" fill="#101214" />
      <path d="M0-86 100-86Q108-86 112-92L126-92C122-80 116-72 106-70L0-68-106-70C-116-72-122-80-126-92L-112-92Q-108-86-100-86L-0-86Z" fill={url('metal')} stroke="#000" strokeOpacity=".3" strokeWidth=".8" />
      <Halves id={id} name="half" />
      <Outline id={id} />
    </>
  )
}
