import { names } from '../drawing.ts'
import { curvedFlanks, Halves, RoofRails, seat, Windscreen, windscreenTints } from '../ends.tsx'
import { Glass, Gradients, Outline, Shade, Shadow, Shape } from '../parts.tsx'
import { RoundTyres } from '../tyres.tsx'

/** Outlander PHEV 2.4 S-AWC (2019), from the front. */
export function OutlanderPhevFront({ id }: { id: string }) {
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
            [0.06, 'light', 0.15],
            [0.32, 'light', 0.1],
            [0.38, 'light', 0.5],
            [0.45, 'light', 0.34],
            [0.52, 'light', 0.1],
            [0.56, 'light', 0],
            [0.56, 'dark', 0],
            [0.72, 'dark', 0.12],
            [0.92, 'dark', 0.3],
            [1, 'dark', 0.5],
          ]}
        />
        <Shade id={`${id}-sides`} from={[-225, 0]} to={[225, 0]} stops={curvedFlanks} />
        <Glass id={id} tints={windscreenTints} />
        <Shape
          id={id}
          name="body"
          d="M0-421.5C70-421 116-419 138-411 150-406 158-396 164-382L194-300C206-290 212-278 214-258 219-226 224.4-200 224.4-150 224.4-120 224-104 221-88 218-72 210-65 196-62L150-57 0-56-150-57-196-62C-210-65-218-72-221-88-224-104-224.4-120-224.4-150-224.4-200-219-226-214-258-212-278-206-290-194-300L-164-382C-158-396-150-406-138-411-116-419-70-421-0-421.5Z"
        />
        <Shape id={id} name="screen" d="M0-404C60-404 110-402 134-396 140-395 143-392 145-386L177-296C120-290 60-288 0-288-60-288-120-290-177-296L-145-386C-143-392-140-395-134-396-110-402-60-404-0-404Z" />
        <path id={`${id}-seat`} d={seat(-288)} />
        {/* right half */}
        <g id={`${id}-half`}>
          {/* side glass beside the pillar */}
          <path d="M157-388 187-300 193-300 163-384Z" fill="#14181c" />
          {/* bonnet cut and fold */}
          <path d="M177-295C196-286 206-274 210-258M92-286C98-272 100-260 100-249" fill="none" stroke="#000" strokeWidth="1.4" opacity=".35" />
          <path d="M93.5-286C99.5-272 101.5-260 101.5-249" fill="none" stroke="#fff" strokeWidth="1.4" opacity=".5" />
          {/* flank */}
          <path d="M213-226C221-206 224.4-180 224.4-150 224-120 222-100 217-84L210-68C214-120 217-176 213-226Z" opacity=".2" />
          {/* headlamp */}
          <path d="M80-249C126-251 172-259 213-271 217-255 216-239 208-228 166-222 124-219 78-219Z" fill="#101214" />
          <path d="M90-244C130-247 170-253 207-263 209-251 207-243 203-236 166-230 128-227 87-227Z" fill="#3b444d" />
          <g stroke="#1a1d20">
            <path d="M96-241 125-243 123-231 94-230ZM131-244 162-248 162-234 129-231Z" fill="#aab6c0" />
            <ellipse cx="184" cy="-245" rx="13" ry="8.5" fill="#8996a1" />
          </g>
          <path d="M98-239 122-241M133-242 159-245M175-247Q182-252 192-249" fill="none" stroke="#fff" strokeWidth="1.5" />
          <path d="M82-222C126-222 168-225 205-231" fill="none" stroke="#f4f8fb" strokeWidth="3.5" />
          {/* shield arc */}
          <path d="M204-224C170-218 138-214 112-211 104-210 101-206 101-199L99-156C99-142 106-134 118-129L196-104 189-92 106-118C90-124 84-138 84-154L87-207C88-215 92-218 102-218 138-219 172-220 204-224Z" fill={url('metal')} stroke="#000" strokeOpacity=".5" strokeWidth=".9" />
          <path d="M202-223C168-219 134-216 102-215 93-214 91-211 90-205L87-154C87-140 94-127 108-122L189-97" fill="none" stroke="#fff" strokeWidth="1.5" opacity=".8" />
          {/* fog lamp in the cheek */}
          <path d="M126-144C152-153 180-158 206-159Q210-159 210-154L207-122Q206-113 198-114L138-131Q120-137 126-144Z" fill="#0c0e10" />
          <path d="M130-146C154-154 180-158.5 208-159.5" fill="none" stroke={url('metal')} strokeWidth="3" />
          <ellipse cx="180" cy="-138" rx="14" ry="9" fill="#8b97a1" stroke="#3b444d" strokeWidth="2" />
          <path d="M170-141Q177-146 187-142M140-142 158-146" fill="none" stroke="#fff" strokeWidth="1.5" />
          <path d="M136-139 158-143 157-131 142-134Z" fill="#d08a35" opacity=".8" />
          {/* lower corner */}
          <path d="M196-96 221-87C218-72 210-65 196-62L150-57 100-56 122-61 154-85Z" fill="#15171a" />
          <path d="M155-86 196-97" fill="none" stroke="#fff" strokeWidth="1.2" opacity=".3" />
        </g>
        <g id={`${id}-mirror`}>
          <path d="M184-298 206-304 206-294 194-288Z" fill="#0b0c0e" />
          <path d="M202-304C204-316 214-323 232-324 250-325 260-322 262-314 264-303 260-295 250-292L212-290C203-291 200-296 202-304Z" className="paint" stroke="#000" strokeOpacity=".4" strokeWidth="1.2" />
          <path d="M202-308C205-317 214-323 232-324 250-325 260-322 262-313 242-309 220-309 202-308Z" fill="#fff" opacity=".4" />
          <path d="M201-301 262-305C261-297 257-294 250-292L212-290C205-291 201-295 201-301Z" opacity=".5" />
        </g>
      </defs>
      <Shadow id={id} from={-220} to={220} tyres={[-192, 192]} />
      <g data-part="mirrors">
        <Halves id={id} name="mirror" />
      </g>
      {/* tyres, underbody */}
      <path d="M-170-66H170L160-48H-160Z" fill="#08090a" />
      <RoundTyres id={id} from={164} to={220} top={90} tread={{ width: 12, dashes: '1.5 8', inset: 10, grooves: [183, 201] }} />
      {/* rails */}
      <RoofRails id={id} d="M112-416C113-424 118-427.5 123-427.5 130-427.5 134-422 135-410Z" />
      {/* paint, roof, shading */}
      <use href={ref('body')} className="paint" />
      <path d="M0-421.5C70-421 116-419 138-411 150-406 158-396 161-386L146-394C120-402 60-405 0-405-60-405-120-402-146-394L-161-386C-158-396-150-406-138-411-116-419-70-421-0-421.5Z" className="roof" />
      <g clipPath={url('body-clip')}>
        <path fill={url('vertical')} d="M-226-430H226V-50H-226Z" />
        <path d="M0-287C34-287 66-287 92-286 98-272 100-260 100-250L0-251-100-250C-100-260-98-272-92-286-66-287-34-287-0-287Z" fill={url('light-fade')} opacity=".6" />
        <path d="M177-295C150-289 60-286.5 0-286.5-60-286.5-150-289-177-295" fill="none" stroke="#0b0c0e" strokeWidth="5" />
        <path d="M206-273C176-262 130-255 100-252 60-250 30-250 0-250-30-250-60-250-100-252-130-255-176-262-206-273" fill="none" stroke="#fff" strokeWidth="2" opacity=".6" />
        <path d="M0-219C100-219 180-223 226-239L226-74 0-74-226-74-226-239C-180-223-100-219-0-219Z" fill={url('light-fade')} opacity=".34" />
        <path fill={url('sides')} d="M-226-430H226V-50H-226Z" />
      </g>
      {/* windscreen, cabin, reflection */}
      <Windscreen id={id} dash={-284} wheel={[-82, -308]} mirror="M-22-400H22L19-386Q0-382-19-386Z" shine={[-406, -286]} band="M-180-410H180V-396C60-400-60-400-180-396Z" wiper="M-150-292-20-301M20-291 140-300" />
      {/* grille and bumper opening */}
      <path d="M0-247 84-247 82-221 90-215 86-150C86-136 92-126 108-120L150-108 138-82 116-70 0-68-116-70-138-82-150-108-108-120C-92-126-86-136-86-150L-90-215-82-221-84-247-0-247Z" fill="#0c0d0f" />
      <path d="M-88-203H88M-88-191H88M-87-179H87M-86-167H86M-86-154H86M-110-116H110M-124-104H124M-130-92H130M-122-80H122" stroke="#3a3e44" strokeWidth="3" />
      <path d="M0-246 86-247 86-239 0-237-86-239-86-247-0-246Z" fill={url('metal')} stroke="#000" strokeOpacity=".5" strokeWidth=".8" />
      <path d="M0-226 84-226 96-215 0-214-96-215-84-226-0-226Z" fill={url('metal')} stroke="#000" strokeOpacity=".5" strokeWidth=".8" />
      {/* blank plate, lower bright bar */}
      <path d="M0-160 52-160Q54-160 54-158L54-128Q54-126 52-126L0-126-52-126Q-54-126-54-128L-54-158Q-54-160-52-160L-0-160Z" fill="#e9ebed" stroke="#6a6f75" strokeWidth="2" />
      <path d="M0-74 108-75 140-90 154-85 122-60 110-56.5 0-56-110-56.5-122-60-154-85-140-90-108-75-0-74Z" fill={url('metal')} stroke="#000" strokeOpacity=".3" strokeWidth=".8" />
      <Halves id={id} name="half" />
      <Outline id={id} />
    </>
  )
}
