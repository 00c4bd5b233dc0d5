import { names } from '../drawing.ts'
import { flatFlanks, MirrorsBehind, Plate } from '../ends.tsx'
import { Glass, Gradients, Outline, Shade, Shadow, Shape } from '../parts.tsx'
import { StripedTyres } from '../tyres.tsx'

/** 1.5T Ultimate from the rear: two panes of glass, and the lamp bar that parts them. */
export function EclipseCrossRear({ id }: { id: string }) {
  const { ref, url } = names(id)
  return (
    <>
      <defs>
        <Gradients id={id} />
        <Shade
          id={`${id}-tone`}
          from={[0, -421]}
          to={[0, -58]}
          stops={[
            [0, 'light', 0.6],
            [0.06, 'light', 0.15],
            [0.3, 'light', 0.06],
            [0.36, 'light', 0.3],
            [0.48, 'light', 0.16],
            [0.54, 'light', 0],
            [0.54, 'dark', 0],
            [0.7, 'dark', 0.16],
            [1, 'dark', 0.5],
          ]}
        />
        <Shade id={`${id}-ends`} from={[-226, 0]} to={[226, 0]} stops={flatFlanks} />
        <Glass id={id} from={-372} to={-236} tints={['#6d7a85', ['.45', '#2c353d'], '#14191d']} />
        <Shape
          id={id}
          name="body"
          d="M0-56L150-58C176-60 196-66 208-80L219-88C224-98 225.6-120 225.6-146L225.6-180C225.6-206 224-236 218-262C214-280 208-292 200-302L170-378C160-398 148-407 122-413C84-420 40-421.25 0-421.25C-40-421.25-84-420-122-413C-148-407-160-398-170-378L-200-302C-208-292-214-280-218-262C-224-236-225.6-206-225.6-180L-225.6-146C-225.6-120-224-98-219-88L-208-80C-196-66-176-60-150-58L0-56Z"
        />
        <Shape id={id} name="panes" d="M0-308C60-308 120-307 158-304L140-358Q137-365 128-366C90-370 40-371 0-371C-40-371-90-370-128-366Q-137-365-140-358L-158-304C-120-307-60-308 0-308ZM0-238L128-239Q144-240 148-250L155-275C110-278 50-279 0-279C-50-279-110-278-155-275L-148-250Q-144-240-128-239L0-238Z" />
      </defs>
      <Shadow id={id} from={-226} to={226} tyres={[-193, 193]} />
      {/* mirrors, far ahead */}
      <MirrorsBehind id={id} x={206} y={-296} />
      {/* underbody, tyres */}
      <path d="M0-47L118-48L130-60L0-60L-130-60L-118-48L0-47Z" fill="#08090a" />
      <StripedTyres id={id} from={165} tread={90} />
      <path d="M92-58H136V-50Q136-46 130-46H98Q92-46 92-50Z" fill="#5d6268" />
      {/* paint, roof with its spoiler */}
      <use className="paint" href={ref('body')} />
      <path className="roof" d="M0-372C60-372 110-370 146-364L168-374C160-398 148-407 122-413C84-420 40-421.25 0-421.25C-40-421.25-84-420-122-413C-148-407-160-398-168-374L-146-364C-110-370-60-372 0-372Z" />
      <g clipPath={url('body-clip')}>
        <path d="M-226-422H226V-50H-226Z" fill={url('tone')} />
        {/* shoulder, tailgate crease, bumper shelf */}
        <path d="M0-236L150-238C176-242 206-256 226-272L226-214C180-206 90-200 0-200C-90-200-180-206-226-214L-226-272C-206-256-176-242-150-238L0-236Z" fill={url('dark-fade')} opacity=".8" />
        <path d="M226-216C180-206 90-200 0-200C-90-200-180-206-226-216" fill="none" stroke="#fff" strokeWidth="1.8" opacity=".5" />
        <path d="M0-199C90-199 180-205 226-214L226-150L0-150L-226-150L-226-214C-180-205-90-199 0-199Z" fill={url('light-fade')} opacity=".4" />
        <path d="M-226-422H226V-50H-226Z" fill={url('ends')} />
        {/* bumper: black base, arches, reflectors, skid plate */}
        <path d="M0-112L142-112L168-122L204-118L212-150Q214-176 226-190L226-40L0-40L-226-40L-226-190Q-214-176-212-150L-204-118L-168-122L-142-112L0-112Z" fill="#15171a" />
        <path d="M142-112 168-122 204-118 212-150Q214-176 226-190M-142-112-168-122-204-118-212-150Q-214-176-226-190M-142-112H142" fill="none" stroke="#fff" strokeWidth="1.2" opacity=".3" />
        <path d="M0-60L126-60Q136-60 140-68L150-90L116-86L104-76L0-76L-104-76L-116-86L-150-90L-140-68Q-136-60-126-60L0-60Z" fill={url('metal')} />
        <path d="M-80-96H80V-84H-80Z" fill="#08090a" />
      </g>
      {/* spoiler lip, stop lamp, its shadow */}
      <path d="M156-366C116-375 60-377 0-377C-60-377-116-375-156-366" fill="none" stroke="#000" strokeWidth="2" opacity=".35" />
      <path d="M158-371C116-380 60-382 0-382C-60-382-116-380-158-371" fill="none" stroke="#fff" strokeWidth="1.6" opacity=".5" />
      <path d="M-30-386H30L27-381H-27Z" fill="#7d0910" />
      {/* glass in two panes */}
      <path d="M0-303C70-303 130-302 176-298L154-362Q150-370 140-371C96-375 40-376 0-376C-40-376-96-375-140-371Q-150-370-154-362L-176-298C-130-302-70-303 0-303Z" fill="#0b0c0e" />
      <path d="M0-233L134-234Q152-235 156-248L164-282L0-284L-164-282L-156-248Q-152-235-134-234L0-233Z" fill="#0b0c0e" />
      <use href={ref('panes')} fill={url('glass')} />
      <g clipPath={url('panes-clip')}>
        <path d="M-112-300V-330Q-112-340-102-341V-352Q-102-358-96-358H-68Q-62-358-62-352V-341Q-52-340-52-330V-300ZM112-300V-330Q112-340 102-341V-352Q102-358 96-358H68Q62-358 62-352V-341Q52-340 52-330V-300ZM-30-300V-324Q-30-330-24-330H24Q30-330 30-324V-300Z" opacity=".5" />
        <path d="M0-371L140-371L140-360L0-364L-140-360L-140-371L0-371Z" opacity=".5" />
        <path d="M-120-376H-40L-112-236H-192ZM-24-376H-6L-78-236H-96Z" fill="#fff" opacity=".12" />
      </g>
      <path d="M-4-366 4-366 84-352 82-348Z" fill="#0a0b0c" />
      {/* tail lamps and the bar across */}
      <path d="M0-304L150-304L194-309Q205-308 209-298L218-262L214-250L190-248L164-272L0-278L-164-272L-190-248L-214-250L-218-262L-209-298Q-205-308-194-309L-150-304L0-304Z" fill="#16080a" />
      <path d="M0-300L150-300L194-305Q202-304 205-296L212-272L192-268L160-281L0-284L-160-281L-192-268L-212-272L-205-296Q-202-304-194-305L-150-300L0-300Z" fill={url('lamp')} />
      <path d="M162-284L192-273L207-275L201-292Q198-299 190-299L154-292L0-292L-154-292L-190-299Q-198-299-201-292L-207-275L-192-273L-162-284" fill="none" stroke="#ffc4c0" strokeWidth="2.8" strokeLinejoin="round" opacity=".9" />
      <path d="M-150-299H150V-297H-150Z" fill="#fff" opacity=".25" />
      <path d="M184-264 213-267 214-260 211-254 194-253ZM-184-264-213-267-214-260-211-254-194-253Z" fill="#cfd6dc" opacity=".8" />
      {/* tailgate cut line, plate recess, handle */}
      <path d="M186-250L174-234C164-222 158-212 152-192L140-146Q134-131 118-130L0-130L-118-130Q-134-131-140-146L-152-192C-158-212-164-222-174-234L-186-250" fill="none" stroke="#fff" strokeWidth="1.4" opacity=".3" transform="translate(0 1.4)" />
      <path d="M186-250L174-234C164-222 158-212 152-192L140-146Q134-131 118-130L0-130L-118-130Q-134-131-140-146L-152-192C-158-212-164-222-174-234L-186-250" fill="none" stroke="#000" strokeWidth="1.5" opacity=".62" />
      <path d="M0-142L84-142Q92-143 94-150L102-188Q102-194 94-194L0-194L-94-194Q-102-194-102-188L-94-150Q-92-143-84-142L0-142Z" opacity=".32" />
      <path d="M0-194L94-194L100-190L0-184L-100-190L-94-194L0-194Z" fill={url('dark-fade')} />
      <path d="M-70-192H70V-186H-70Z" fill={url('metal')} />
      <Plate top={-181} />
      <path d="M-18-224H18L15-216H-15Z" fill={url('metal')} />
      {/* reflectors */}
      <path d="M172-146 204-152 202-134 174-130ZM-172-146-204-152-202-134-174-130Z" fill="#7d0a12" stroke="#000" strokeOpacity=".5" strokeWidth=".8" />
      <Outline id={id} />
    </>
  )
}
