import { names } from '../drawing.ts'
import { Both, CrossoverWindscreen, flatFlanks, Mirrors, Plate, windscreenTints } from '../ends.tsx'
import { Glass, Gradients, Outline, Shade, Shadow, Shape } from '../parts.tsx'
import { StripedTyres } from '../tyres.tsx'

/** Ultimate CVT from the front: T-shaped lights either side of a wide black shield. */
export function XforceFront({ id }: { id: string }) {
  const { ref, url } = names(id)
  return (
    <>
      <defs>
        <Gradients id={id} />
        <Shade
          id={`${id}-tone`}
          from={[0, -409]}
          to={[0, -64]}
          stops={[
            [0, 'light', 0.6],
            [0.06, 'light', 0.15],
            [0.28, 'light', 0.1],
            [0.33, 'light', 0.5],
            [0.42, 'light', 0.3],
            [0.46, 'light', 0],
            [0.46, 'dark', 0],
            [0.7, 'dark', 0.16],
            [1, 'dark', 0.5],
          ]}
        />
        <Shade id={`${id}-ends`} from={[-226, 0]} to={[226, 0]} stops={flatFlanks} />
        <Glass id={id} from={-392} to={-298} tints={windscreenTints} />
        <Shape
          id={id}
          name="body"
          d="M0-66L148-66C174-66 192-74 204-88L221-95L226.25-112L226.25-196L222-226C220-246 218-262 212-276C208-286 204-292 200-297L166-372C160-392 150-402 128-405C84-408 40-408.5 0-408.5C-40-408.5-84-408-128-405C-150-402-160-392-166-372L-200-297C-204-292-208-286-212-276C-218-262-220-246-222-226L-226.25-196L-226.25-112L-221-95L-204-88C-192-74-174-66-148-66L0-66Z"
        />
        <Shape id={id} name="screen" d="M0-305C70-304 130-302 176-296L147-372Q143-382 130-384C90-390 40-391 0-391C-40-391-90-390-130-384Q-143-382-147-372L-176-296C-130-302-70-304 0-305Z" />
      </defs>
      <Shadow id={id} from={-226} to={226} tyres={[-193, 193]} />
      {/* mirrors, behind the shoulders */}
      <Mirrors id={id}>
        <path d="M194-298 214-306 216-298 202-290Z" fill="#0b0c0e" />
        <path className="paint" d="M208-314C208-326 213-333 225-334 242-334 258-331 262-324 265-314 263-304 254-302L218-299C211-300 208-306 208-314Z" stroke="#000" strokeOpacity=".35" strokeWidth="1.2" />
        <path d="M208-315C209-327 213-333 225-334 242-334 258-331 262-324 248-318 226-315 208-315Z" fill="#fff" opacity=".4" />
        <path d="M208-309 264-312C263-305 260-303 254-302L218-299C212-300 209-304 208-309Z" fill="#0b0c0e" opacity=".8" />
      </Mirrors>
      {/* rails, underbody, tyres */}
      <path d="M119-402 122-412Q123-415 127-415T132-412L136-399ZM-119-402-122-412Q-123-415-127-415T-132-412L-136-399Z" fill="#8a9097" stroke="#000" strokeOpacity=".4" strokeWidth=".8" />
      <path d="M0-56L118-57L134-74L0-74L-134-74L-118-57L0-56Z" fill="#08090a" />
      <StripedTyres id={id} from={166} tread={100} />
      {/* paint, roof */}
      <use className="paint" href={ref('body')} />
      <path className="roof" d="M0-390C60-390 110-388 142-382L164-374C160-392 150-402 128-405C84-408 40-408.5 0-408.5C-40-408.5-84-408-128-405C-150-402-160-392-164-374L-142-382C-110-388-60-390 0-390Z" />
      <g clipPath={url('body-clip')}>
        <path d="M-227-410H227V-50H-227Z" fill={url('tone')} />
        {/* bonnet: raised middle, flat edge above the grille */}
        <path d="M0-300C60-299 110-297 150-292L122-270L0-268L-122-270L-150-292C-110-297-60-299 0-300Z" fill="#fff" opacity=".26" />
        <path d="M154-293 126-271M-154-293-126-271" stroke="#fff" strokeWidth="1.6" opacity=".6" />
        <path d="M158-293 130-271M-158-293-130-271" stroke="#000" strokeWidth="1.8" opacity=".3" />
        <path d="M200-290C192-282 180-276 160-272L0-268L-160-272C-180-276-192-282-200-290" fill="none" stroke="#000" strokeWidth="1.6" opacity=".6" />
        {/* muscular corners */}
        <path d="M110-206L226-212L226-168L130-160L110-168L-110-168L-130-160L-226-168L-226-212L-110-206Z" fill={url('light-fade')} opacity=".45" />
        <path d="M-227-410H227V-50H-227Z" fill={url('ends')} />
        {/* cladding and arches */}
        <path d="M0-110L150-112L200-122L206-176L214-196L227-204L227-50L0-50L-227-50L-227-204L-214-196L-206-176L-200-122L-150-112L0-110Z" fill="#15171a" />
        <path d="M200-122 206-176 214-196 226-204M-200-122-206-176-214-196-226-204" fill="none" stroke="#fff" strokeWidth="1.2" opacity=".3" />
      </g>
      {/* screen: cabin, wheel, mirror, sky, wipers */}
      <CrossoverWindscreen id={id} frame="M0-300C70-299 130-297 190-290L156-374Q151-387 136-389C92-395 40-396 0-396C-40-396-92-395-136-389Q-151-387-156-374L-190-290C-130-297-70-299 0-300Z" band="M0-392L150-392L146-362C100-369 40-371 0-371C-40-371-100-369-146-362L-150-392L0-392Z" dash={-294} mirror={-384} />
      <path d="M192-294 160-368Q165-366 168-358L199-297ZM-192-294-160-368Q-165-366-168-358L-199-297Z" fill="#14181c" />
      {/* the black shield: slats, plate, lower intake, skid plate */}
      <path d="M0-264L128-266L140-206L116-190L106-168L112-150L152-118L140-84L0-80L-140-84L-152-118L-112-150L-106-168L-116-190L-140-206L-128-266L0-264Z" fill="#0c0d0f" />
      <path d="M-122-248H122M-128-234H128M-132-220H132M-120-206H120M-112-192H112" stroke="#33373c" strokeWidth="3" />
      <path d="M-122-249.5H122M-128-235.5H128M-132-221.5H132M-120-207.5H120M-112-193.5H112" stroke="#6c7278" strokeWidth="1" />
      <path d="M-18-256H18L14-246H-14Z" fill={url('metal')} />
      <Plate top={-182} />
      <path d="M-112-132H112M-120-122H120M-124-112H124M-124-102H124" stroke="#33373c" strokeWidth="2.4" />
      <path d="M0-70L128-70Q138-71 142-78L154-104L126-98L110-86L0-86L-110-86L-126-98L-154-104L-142-78Q-138-71-128-70L0-70Z" fill={url('metal')} />
      <path d="M0-70L128-70L133-74L0-75L-133-74L-128-70L0-70Z" opacity=".3" />
      <Both id={`${id}-side`}>
        {/* headlamp: the T's bar and its stem of steps, lenses outside */}
        <path d="M118-267 150-271C176-274 194-280 206-288L214-274 219-240 214-208 176-200 138-204 128-240Z" fill="#101214" />
        <path d="M170-252 214-260 216-240 212-214 176-206 168-210Z" fill="#343c44" />
        <path d="M122-262 160-264 210-276 214-265 166-253 158-250 158-208 140-208 140-250 126-252Z" fill="#f4f8fb" />
        <path d="M137-240H161M137-225H161" stroke="#101214" strokeWidth="4" />
        <ellipse cx="190" cy="-241" rx="12" ry="9" fill="#b9c4cd" />
        <ellipse cx="190" cy="-220" rx="11" ry="8" fill="#8996a1" />
        <path d="M182-244Q189-249 197-246M183-223Q189-228 196-225" fill="none" stroke="#fff" strokeWidth="1.6" />
        {/* bright blade under the corner, turning down beside the shield */}
        <path d="M212-182 130-178C116-176 108-168 110-158L118-142 150-112 156-120 128-148 122-158C122-164 126-167 134-168L210-172Z" fill={url('metal')} stroke="#000" strokeOpacity=".4" strokeWidth=".8" />
        {/* fog lamp in its black corner */}
        <path d="M136-166 208-172 206-118 150-108Z" fill="#101214" />
        <path d="M150-158 198-162 195-142 162-138Z" fill="#343c44" />
        <ellipse cx="178" cy="-150" rx="13" ry="8" fill="#b9c4cd" />
        <path d="M170-153Q177-157 185-154" fill="none" stroke="#fff" strokeWidth="1.6" />
      </Both>
      <Outline id={id} />
    </>
  )
}
