import { names } from '../drawing.ts'
import { Both, flatFlanks, MirrorsBehind, Plate } from '../ends.tsx'
import { Glass, Gradients, Outline, Shade, Shadow, Shape } from '../parts.tsx'
import { StripedTyres } from '../tyres.tsx'

/** Ultimate CVT from the rear: T-shaped lamps joined by a dark band, and a heavy bumper. */
export function XforceRear({ id }: { id: string }) {
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
            [0.28, 'light', 0.06],
            [0.34, 'light', 0.34],
            [0.46, 'light', 0.16],
            [0.5, 'light', 0],
            [0.5, 'dark', 0],
            [0.7, 'dark', 0.16],
            [1, 'dark', 0.5],
          ]}
        />
        <Shade id={`${id}-ends`} from={[-226, 0]} to={[226, 0]} stops={flatFlanks} />
        <Glass id={id} from={-364} to={-296} tints={['#6d7a85', ['.6', '#2c353d'], '#1b2127']} />
        <Shape
          id={id}
          name="body"
          d="M0-66L156-66C178-66 194-74 204-88L221-95L226.25-112L226.25-196L223-226C222-250 220-268 214-284C210-294 206-300 200-306L166-372C160-392 150-402 128-405C84-408 40-408.5 0-408.5C-40-408.5-84-408-128-405C-150-402-160-392-166-372L-200-306C-206-300-210-294-214-284C-220-268-222-250-223-226L-226.25-196L-226.25-112L-221-95L-204-88C-194-74-178-66-156-66L0-66Z"
        />
        <Shape id={id} name="pane" d="M0-299L150-300Q160-301 158-308L142-350Q139-357 130-358C90-362 40-363 0-363C-40-363-90-362-130-358Q-139-357-142-350L-158-308Q-160-301-150-300L0-299Z" />
      </defs>
      <Shadow id={id} from={-226} to={226} tyres={[-193, 193]} />
      {/* mirrors, far ahead */}
      <MirrorsBehind id={id} x={207} y={-302} />
      {/* rails, underbody, tyres */}
      <path d="M119-402 122-412Q123-415 127-415T132-412L136-399ZM-119-402-122-412Q-123-415-127-415T-132-412L-136-399Z" fill="#8a9097" stroke="#000" strokeOpacity=".4" strokeWidth=".8" />
      <path d="M0-56L118-57L134-74L0-74L-134-74L-118-57L0-56Z" fill="#08090a" />
      <StripedTyres id={id} from={166} tread={100} />
      {/* paint, roof with its spoiler */}
      <use className="paint" href={ref('body')} />
      <path className="roof" d="M0-366C60-366 118-364 158-356L168-369C160-392 150-402 128-405C84-408 40-408.5 0-408.5C-40-408.5-84-408-128-405C-150-402-160-392-168-369L-158-356C-118-364-60-366 0-366Z" />
      <g clipPath={url('body-clip')}>
        <path d="M-227-410H227V-50H-227Z" fill={url('tone')} />
        {/* shoulder and the tailgate's lower crease */}
        <path d="M0-226L160-228L226-236L226-190C180-184 90-180 0-180C-90-180-180-184-226-190L-226-236L-160-228L0-226Z" fill={url('dark-fade')} opacity=".8" />
        <path d="M0-222C90-222 170-226 226-238L226-160L0-156L-226-160L-226-238C-170-226-90-222 0-222Z" fill={url('light-fade')} opacity=".35" />
        <path d="M226-238C170-226 90-222 0-222C-90-222-170-226-226-238" fill="none" stroke="#fff" strokeWidth="1.8" opacity=".5" />
        <path d="M-227-410H227V-50H-227Z" fill={url('ends')} />
        {/* bumper and arches */}
        <path d="M0-138L128-138L146-150L176-152L200-128L206-176L214-196L227-204L227-50L0-50L-227-50L-227-204L-214-196L-206-176L-200-128L-176-152L-146-150L-128-138L0-138Z" fill="#15171a" />
        <path d="M226-204L214-196L206-176L200-128L176-152L146-150L128-138L0-138L-128-138L-146-150L-176-152L-200-128L-206-176L-214-196L-226-204" fill="none" stroke="#fff" strokeWidth="1.2" opacity=".3" />
        {/* black band under the floating roof */}
        <path d="M180-378 140-366 150-340 192-344ZM-180-378-140-366-150-340-192-344Z" fill="#0b0c0e" />
      </g>
      {/* skid plate, exhaust-free dark slot */}
      <path d="M-96-118H96L92-104H-92Z" fill="#08090a" />
      <path d="M0-68L138-68Q148-69 152-76L164-112L132-108L112-92L0-92L-112-92L-132-108L-164-112L-152-76Q-148-69-138-68L0-68Z" fill={url('metal')} />
      <path d="M0-68L138-68L144-72L0-73L-144-72L-138-68L0-68Z" opacity=".3" />
      {/* spoiler lip, stop lamp */}
      <path d="M150-361C110-368 60-370 0-370C-60-370-110-368-150-361" fill="none" stroke="#000" strokeWidth="2" opacity=".35" />
      <path d="M148-366C110-373 60-375 0-375C-60-375-110-373-148-366" fill="none" stroke="#fff" strokeWidth="1.6" opacity=".5" />
      <path d="M-32-379H32L29-373H-29Z" fill="#7d0910" />
      {/* rear pane */}
      <path d="M0-293L176-293L154-354Q150-363 138-364C96-368 40-369 0-369C-40-369-96-368-138-364Q-150-363-154-354L-176-293L0-293Z" fill="#0b0c0e" />
      <use href={ref('pane')} fill={url('glass')} />
      <g clipPath={url('pane-clip')}>
        <path d="M-112-296V-324Q-112-334-102-335V-345Q-102-351-96-351H-68Q-62-351-62-345V-335Q-52-334-52-324V-296ZM112-296V-324Q112-334 102-335V-345Q102-351 96-351H68Q62-351 62-345V-335Q52-334 52-324V-296ZM-30-296V-318Q-30-324-24-324H24Q30-324 30-318V-296Z" opacity=".5" />
        <path d="M0-364L150-364L144-350L0-355L-144-350L-150-364L0-364Z" opacity=".5" />
        <path d="M-120-368H-40L-76-294H-156ZM-24-368H-6L-42-294H-60Z" fill="#fff" opacity=".12" />
      </g>
      <path d="M6-292 0-300 96-312 97-308Z" fill="#0a0b0c" />
      {/* dark band joining the T lamps */}
      <path d="M0-286L118-288L200-300Q212-298 215-288L222-242L214-232L180-232L166-258L110-262L0-258L-110-262L-166-258L-180-232L-214-232L-222-242L-215-288Q-212-298-200-300L-118-288L0-286Z" fill="#121416" />
      <path d="M0-283L112-285L112-282L0-280L-112-282L-112-285L0-283Z" fill="#fff" opacity=".22" />
      <Both id={`${id}-tail`}>
        <path d="M104-283 196-295Q206-294 209-286L212-272 104-266Z" fill={url('lamp')} />
        <path d="M178-266 212-268 217-244 211-237 186-237Z" fill={url('lamp')} />
        <path d="M112-277 196-286Q203-285 205-279M110-271 206-275M190-262 196-242M205-262 209-242" fill="none" stroke="#ffc4c0" strokeWidth="2.6" opacity=".9" />
      </Both>
      <path d="M-20-278H20L16-266H-16Z" fill={url('metal')} />
      {/* tailgate cut line, plate recess */}
      <g fill="none" strokeWidth="1.5">
        <path d="M176-232L160-196L148-160Q142-148 128-148L0-148L-128-148Q-142-148-148-160L-160-196L-176-232" stroke="#fff" strokeOpacity=".3" transform="translate(0 1.4)" />
        <path d="M176-232L160-196L148-160Q142-148 128-148L0-148L-128-148Q-142-148-148-160L-160-196L-176-232" stroke="#000" strokeOpacity=".62" />
      </g>
      <path d="M0-158L88-158Q96-159 98-166L108-204Q108-210 100-210L0-210L-100-210Q-108-210-108-204L-98-166Q-96-159-88-158L0-158Z" opacity=".34" />
      <path d="M0-210L100-210L106-206L0-200L-106-206L-100-210L0-210Z" fill={url('dark-fade')} />
      <path d="M-70-208H70V-202H-70Z" fill={url('metal')} />
      <Plate top={-196} />
      {/* reflectors */}
      <path d="M166-140 200-146 198-132 170-128ZM-166-140-200-146-198-132-170-128Z" fill="#8d0d15" stroke="#000" strokeOpacity=".5" strokeWidth=".8" />
      <Outline id={id} />
    </>
  )
}
