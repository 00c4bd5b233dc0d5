import { names } from '../drawing.ts'
import { Halves, Mirrors, tritonCorner, tritonTints } from '../ends.tsx'
import { Glass, Gradients, Outline, Shade, Shadow, Shape } from '../parts.tsx'
import { TruckTyreLight, TruckTyres } from '../tyres.tsx'

/** Triton Ultimate from behind: cab and styling bar over the tailgate, T-shaped lamps, bumper step. */
export function TritonRear({ id }: { id: string }) {
  const { ref, url } = names(id)
  return (
    <>
      <defs>
        <Gradients id={id} />
        <Shade
          id={`${id}-cab-fall`}
          from={[0, -442]}
          to={[0, -318]}
          stops={[
            [0, 'light', 0.6],
            [0.14, 'light', 0.15],
            [0.6, 'light', 0.05],
            [1, 'dark', 0.3],
          ]}
        />
        <Shade
          id={`${id}-fall`}
          from={[0, -326]}
          to={[0, -128]}
          stops={[
            [0, 'light', 0.5],
            [0.06, 'light', 0.4],
            [0.3, 'light', 0.2],
            [0.34, 'light', 0],
            [0.34, 'dark', 0.2],
            [0.6, 'dark', 0.06],
            [0.8, 'dark', 0.12],
            [1, 'dark', 0.45],
          ]}
        />
        <Shade id={`${id}-ends`} from={[140, 0]} to={[234, 0]} stops={tritonCorner} />
        <Glass id={id} tints={tritonTints} />
        <Shade
          id={`${id}-shade`}
          from={[0, -118]}
          to={[0, -24]}
          stops={[
            [0, 'dark', 0.85],
            [1, 'dark', 0],
          ]}
        />
        <path id={`${id}-cab`} d="M0-442C60-442 110-441 138-437Q152-434 158-426L206-330 214-300 0-300-214-300-206-330-158-426Q-152-434-138-437C-110-441-60-442-0-442Z" />
        <Shape id={id} name="bed" d="M0-324 212-324Q224-323 227-312L230-262 229-240 233-212 233-146 226-130 0-130-226-130-233-146-233-212-229-240-230-262-227-312Q-224-323-212-324L-0-324Z" />
        <Shape id={id} name="screen" d="M-118-420H118Q126-420 129-412L150-334H-150L-129-412Q-126-420-118-420Z" />
        <g id={`${id}-side`}>
          {/* flare */}
          <path d="M229-226 233-212V-146L226-130H214Q222-150 222-176V-206Z" fill="#16181b" />
          {/* T-shaped tail lamp */}
          <path d="M190-314H222L227-306 229-250 226-204H196L194-236 164-240 162-264 192-270Z" fill="#1a0305" />
          <path d="M193-311H220L225-304 227-250 224-207H199L197-239 166-243 165-261 195-267Z" fill={url('lamp')} />
          <path d="M200-303H216L220-298 218-214M170-252H220" fill="none" stroke="#ffc4c0" strokeWidth="4" opacity=".85" />
          <path d="M200-230H214V-216H201Z" fill="#e8d9d6" opacity=".8" />
        </g>
      </defs>

      <Shadow id={id} from={-236} to={236} tyres={[-196, 196]} />

      {/* tyres, frame, axle, spare wheel, exhaust */}
      <path d="M-230-140H230V-100H-230Z" fill="#08090a" />
      <path d="M-104-124H104Q112-120 104-106L84-100H-84L-104-106Q-112-120-104-124Z" fill="#141618" />
      <path d="M-96-112H96" stroke="#fff" strokeWidth="1.5" opacity=".12" />
      {/* springs and dampers */}
      <path d="M124-112H146V-104H124ZM122-90H148V-82H122ZM-124-112H-146V-104H-124ZM-122-90H-148V-82H-122Z" fill="#42484d" />
      <path d="M104-126 88-84M-104-126-88-84" stroke="#2b2f33" strokeWidth="9" />
      {/* axle with its differential */}
      <path d="M-166-105H-62Q-34-112-28-118-14-126 0-126T28-118Q34-112 62-105H166V-89H62Q38-86 30-74 18-55.5 0-55.5T-30-74Q-38-86-62-89H-166Z" fill="#2b3034" />
      <path d="M-164-102H-60M60-102H164" stroke="#fff" strokeWidth="2" opacity=".16" />
      <circle cy="-88" r="25" fill="#363b40" stroke="#0a0b0c" strokeWidth="1.5" />
      <path d="M-16-98Q-8-106 6-105" fill="none" stroke="#fff" strokeWidth="2.5" opacity=".25" />
      <circle cx="112" cy="-98" r="9" fill="#6a7076" />
      <circle cx="112" cy="-98" r="6" fill="#060708" />
      <TruckTyres id={id} from={163} to={229} top={130} shoulder={12} tread="M172-120V-3M184-120V0M196-120V0M208-120V0M220-120V-3" groove={2.5} />
      <TruckTyreLight id={id} from={163} to={229} shade={[-120, -20]} />

      {/* mirrors */}
      <Mirrors id={id}>
        <path d="M204-326 228-336 240-330 214-318Z" fill="#0b0c0e" />
        <path className="paint" d="M226-352Q228-362 242-363H272Q284-362 283-350L279-334Q276-326 264-326H238Q228-327 227-336Z" />
        <path d="M231-350Q233-358 243-359H270Q279-358 278-349L275-336Q273-330 264-330H240Q232-331 231-338Z" fill="#56626c" stroke="#0b0c0e" strokeWidth="2.5" />
        <path d="M232-344Q254-348 277-345L274-336Q272-331 264-331H240Q233-332 232-338Z" fill="#2a3239" />
        <path d="M240-358H262L246-331H232V-346Z" fill="#fff" opacity=".2" />
        <path d="M226-352Q228-362 242-363H272Q284-362 283-350L279-334Q276-326 264-326H238Q228-327 227-336Z" fill="none" stroke="#000" strokeOpacity=".35" strokeWidth="1.2" />
      </Mirrors>

      {/* cab: rails, paint, roof, rear window */}
      <path d="M118-438Q124-448.7 132-448.7T144-436ZM-118-438Q-124-448.7-132-448.7T-144-436Z" fill="#a4a9af" stroke="#000" strokeOpacity=".4" strokeWidth=".8" />
      <use href={ref('cab')} className="paint" />
      <path className="roof" d="M-138-437C-110-441-60-442 0-442S110-441 138-437Q152-434 158-426L162-418H-162L-158-426Q-152-434-138-437Z" />
      <use href={ref('cab')} fill={url('cab-fall')} />
      <path d="M-126-427H126Q134-427 138-418L162-328H-162L-138-418Q-134-427-126-427Z" fill="#0b0c0e" />
      <use href={ref('screen')} fill={url('glass')} />
      <g clipPath={url('screen-clip')}>
        <g fill="#090b0d" opacity=".6">
          <path id={`${id}-seat`} d="M62-378Q62-386 70-386H96Q104-386 104-378V-364Q104-358 96-358H94V-352H130V-320H36V-352H72V-358H70Q62-358 62-364Z" />
          <use href={ref('seat')} transform="scale(-1 1)" />
        </g>
        <path d="M-60-430H10L-50-330H-140ZM40-430H56L-4-330H-20Z" fill="#fff" opacity=".13" />
      </g>
      <path d="M-24-434H24L20-430H-20Z" fill={url('lamp')} />
      <Outline id={id} of="cab" />

      {/* styling bar */}
      <path d="M186-320 150-400Q146-410 134-410H-134Q-146-410-150-400L-186-320H-164L-138-388Q-134-396-124-396H124Q134-396 138-388L164-320Z" fill="#17191c" />
      <path d="M180-324 147-398Q144-406.5 134-407H-134Q-144-406.5-147-398L-180-324" fill="none" stroke="#fff" strokeWidth="1.6" opacity=".35" />

      {/* bed and tailgate */}
      <use href={ref('bed')} className="paint" />
      <g clipPath={url('bed-clip')}>
        <path d="M-240-330H240V-120H-240Z" fill={url('fall')} />
        <path d="M-192-258H192L176-186Q174-176 164-176H-164Q-174-176-176-186Z" fill={url('light-fade')} opacity=".5" />
        <path d="M-190-258H190" stroke="#fff" strokeWidth="2" opacity=".6" />
        <path d="M-190-260H190" stroke="#000" strokeWidth="1.5" opacity=".3" />
        <path d="M-188-322V-176Q-188-166-178-166H178Q188-166 188-176V-322" fill="none" stroke="#000" strokeWidth="2" opacity=".6" />
        <path d="M-240-326H240V-317H-240Z" fill="#1a1c1f" />
        <path d="M-190-316H190" stroke="#fff" strokeWidth="1.4" opacity=".5" />
        <path d="M-240-164H240V-126H-240Z" fill={url('dark-fade')} />
      </g>
      <Halves id={id} name="side" />
      <g clipPath={url('bed-clip')}>
        <path d="M140-330H240V-120H140Z" fill={url('ends')} />
        <path d="M140-330H240V-120H140Z" fill={url('ends')} transform="scale(-1 1)" />
      </g>
      {/* handle, badge bar */}
      <path d="M-40-306H40L36-282Q35-278 30-278H-30Q-35-278-36-282Z" fill="#121416" />
      <path d="M-30-300H30V-294H-30Z" fill={url('metal')} />
      <path d="M-37-283H37" stroke="#fff" strokeWidth="1" opacity=".3" />
      <path d="M-60-240H60V-232H-60Z" fill="#000" opacity=".12" />

      <Outline id={id} of="bed" />
      {/* bumper: step, plate, reflectors */}
      <path d="M-222-158H222Q230-156 229-146L226-126Q224-118 214-118H-214Q-224-118-226-126L-229-146Q-230-156-222-158Z" fill="#1a1c1f" />
      <path d="M-222-158H222Q228-157 229-150H96L84-144H-84L-96-150H-229Q-228-157-222-158Z" fill={url('metal')} />
      <path d="M-84-146H84L76-118H-76Z" fill="#0a0b0c" />
      <path d="M-54-143H54V-121H-54Z" fill="#e9ebed" stroke="#000" strokeOpacity=".4" />
      <path d="M176-140H216V-130H176ZM-176-140H-216V-130H-176Z" fill="#7d0a12" />
    </>
  )
}
