import { names } from '../drawing.ts'
import { Halves, Mirrors, tritonCorner, tritonTints } from '../ends.tsx'
import { Glass, Gradients, Outline, Shade, Shadow, Shape } from '../parts.tsx'
import { TruckTyreLight, TruckTyres, tyreShade } from '../tyres.tsx'

/** Triton Ultimate from the front: one half, mirrored; plate, seats and wipers on top. */
export function TritonFront({ id }: { id: string }) {
  const { ref, url } = names(id)
  return (
    <>
      <defs>
        <Gradients id={id} />
        <Shade
          id={`${id}-fall`}
          from={[0, -442]}
          to={[0, -95]}
          stops={[
            [0, 'light', 0.6],
            [0.06, 'light', 0.15],
            [0.34, 'light', 0.15],
            [0.36, 'light', 0.55],
            [0.42, 'light', 0.3],
            [0.5, 'light', 0],
            [0.5, 'dark', 0],
            [0.62, 'dark', 0.16],
            [0.8, 'dark', 0.12],
            [1, 'dark', 0.45],
          ]}
        />
        <Shade id={`${id}-ends`} from={[130, 0]} to={[234, 0]} stops={tritonCorner} />
        <Glass id={id} tints={tritonTints} />
        <Shape id={id} name="body" d="M0-442C60-442 110-441 138-437Q152-434 158-426L206-330 216-316Q226-310 229-296L231-262 229-236 233-208 233-140 226-116 206-100 120-95 0-95-120-95-206-100-226-116-233-140-233-208-229-236-231-262-229-296Q-226-310-216-316L-206-330-158-426Q-152-434-138-437C-110-441-60-442-0-442Z" />
        <Shade id={`${id}-shade`} from={[0, -98]} to={[0, -34]} stops={tyreShade} />
        <pattern id={`${id}-mesh`} patternUnits="userSpaceOnUse" width="12" height="10">
          <path d="M0 5 3 0H9L12 5 9 10H3Z" fill="none" stroke="#32373c" strokeWidth="1.4" />
        </pattern>
        <Shape id={id} name="screen" d="M-128-427Q0-433 128-427 136-426 139-420L188-330Q0-340-188-330L-139-420Q-136-426-128-427Z" />
        {/* everything on the bodywork that is alike left and right */}
        <g id={`${id}-side`}>
          {/* fender bulge, bonnet shut line and ridge */}
          <path d="M216-316 198-300H228L226-310Z" fill="#fff" opacity=".3" />
          <path d="M206-322 196-299" fill="none" stroke="#000" strokeWidth="1.5" opacity=".5" />
          <path d="M150-331 112-300" fill="none" stroke="#fff" strokeWidth="1.6" opacity=".6" />
          <path d="M154-331 116-300" fill="none" stroke="#000" strokeWidth="1.6" opacity=".25" />
          {/* black flare */}
          <path d="M229-222 233-208V-140L226-114 216-108Q224-130 224-160V-200Z" fill="#16181b" />
          {/* headlamp */}
          <path d="M104-300H226L229-290 230-250 226-232 152-222Q138-222 134-234L128-262Z" fill="#0f1113" />
          <path d="M112-296H225V-292H128L126-284H116ZM124-280 136-281 138-285H226V-281H148L145-270H128ZM133-265 150-266 152-274H226V-270H162L158-256H137Z" fill="#f4f8fb" />
          <path d="M166-258H222L218-236 160-230Q152-230 153-236Z" fill="#39414a" />
          <circle cx="172" cy="-244" r="9" fill="#dfe6eb" />
          <circle cx="172" cy="-244" r="5" fill="#78848e" />
          <circle cx="195" cy="-246" r="9" fill="#b9c4cd" />
          <circle cx="195" cy="-246" r="5" fill="#5b6670" />
          {/* shield arc, fog lamp */}
          <path d="M226-232 152-222Q138-222 134-234L128-262 122-246Q116-222 120-196L128-156Q132-142 146-138L222-130 226-140 156-148Q144-150 142-162L138-192Q136-208 150-211L224-220Z" fill={url('metal')} stroke="#000" strokeOpacity=".45" strokeWidth=".9" />
          <path d="M158-204 220-210 218-148 162-153Q152-155 151-165L149-192Q149-203 158-204Z" fill="#101214" />
          <circle cx="186" cy="-168" r="10" fill="#aeb7bf" />
          <circle cx="186" cy="-168" r="5.5" fill="#5b646c" />
          <path d="M156-192 220-196" stroke="#5a5f66" strokeWidth="2" />
          {/* outer end of the grille bars, tow hook bay */}
          <path d="M128-126 208-120 200-108 132-106Z" fill="#15171a" />
        </g>
      </defs>

      <Shadow id={id} from={-236} to={236} tyres={[-196, 196]} />

      {/* tyres, wells, suspension */}
      <path d="M-230-130H230V-108H216V-92H132L104-64H-104L-132-92H-216V-108H-230Z" fill="#08090a" />
      <path d="M-104-86H104L90-66H-90Z" fill="#1c1f22" />
      <path d="M-100-84H100" stroke="#fff" strokeWidth="1.5" opacity=".15" />
      <path d="M166-90 110-80V-70L166-80ZM-166-90-110-80V-70L-166-80Z" fill="#22262a" />
      <TruckTyres id={id} from={163} to={229} top={110} shoulder={12} tread="M172-100V-3M184-100V0M196-100V0M208-100V0M220-100V-3" groove={2.5} />
      <TruckTyreLight id={id} from={163} to={229} shade={[-100, -30]} />

      {/* mirrors */}
      <Mirrors id={id}>
        <path d="M204-326 228-336 240-330 214-318Z" fill="#0b0c0e" />
        <path className="paint" d="M226-352Q228-362 242-363H272Q284-362 283-350L279-334Q276-326 264-326H238Q228-327 227-336Z" />
        <path d="M227-350Q229-361 242-362H272Q283-361 282-350Q254-354 227-350Z" fill="#fff" opacity=".45" />
        <path d="M227-338H280Q276-326 264-326H238Q228-327 227-338Z" opacity=".5" />
        <path d="M240-340H276" stroke="#fff" strokeWidth="1.5" opacity=".7" />
        <path d="M226-352Q228-362 242-363H272Q284-362 283-350L279-334Q276-326 264-326H238Q228-327 227-336Z" fill="none" stroke="#000" strokeOpacity=".35" strokeWidth="1.2" />
      </Mirrors>

      {/* rails */}
      <path d="M118-438Q124-448.7 132-448.7T144-436ZM-118-438Q-124-448.7-132-448.7T-144-436Z" fill="#a4a9af" stroke="#000" strokeOpacity=".4" strokeWidth=".8" />

      {/* paint, roof */}
      <use href={ref('body')} className="paint" />
      <path className="roof" d="M-138-437C-110-441-60-442 0-442S110-441 138-437Q152-434 158-426L164-414H-164L-158-426Q-152-434-138-437Z" />

      <g clipPath={url('body-clip')}>
        <path d="M-240-450H240V-90H-240Z" fill={url('fall')} />
        <path d="M-234-226H234V-110H-234Z" fill={url('light-fade')} opacity=".26" />
        <path d="M-150-436Q0-444 150-436" fill="none" stroke="#fff" strokeWidth="3" opacity=".35" />
        {/* windscreen: surround, glass, cabin */}
        <path d="M-134-432Q0-438 134-432 142-431 146-424L198-326Q0-336-198-326L-146-424Q-142-431-134-432Z" fill="#0b0c0e" />
        <use href={ref('screen')} fill={url('glass')} />
        <g clipPath={url('screen-clip')}>
          <g fill="#090b0d" opacity=".6">
            <path id={`${id}-seat`} d="M66-398Q66-406 74-406H98Q106-406 106-398V-384Q106-378 98-378H96V-374Q120-372 124-352L130-320H42L48-352Q52-372 76-374V-378H74Q66-378 66-384Z" />
            <use href={ref('seat')} transform="scale(-1 1)" />
            <path d="M-190-344Q-140-352-86-350T190-344V-326H-190Z" />
          </g>
          <path d="M-122-338A36 32 0 0 1-50-338" fill="none" stroke="#050607" strokeWidth="6" opacity=".75" />
          <path d="M-18-424H18L16-412Q0-408-16-412Z" fill="#0b0c0e" />
          <path d="M-60-440H20L-60-320H-150ZM40-440H60L-20-320H-40Z" fill="#fff" opacity=".13" />
          <path d="M-150-440H150V-420Q0-426-150-420Z" opacity=".5" />
        </g>
        <path d="M-160-331-50-337M20-337 130-333" stroke="#050607" strokeWidth="3" />
        {/* bonnet */}
        <path d="M-206-324-154-331-116-299H-198ZM206-324 154-331 116-299H198Z" opacity=".1" />
        <path d="M-150-332Q0-340 150-332L112-299H-112Z" fill={url('light-fade')} opacity=".6" />
        <path d="M-104-306H104" stroke="#000" strokeWidth="8" opacity=".07" />
        <path d="M-200-300H200" stroke="#000" strokeWidth="1.6" opacity=".5" />
        {/* grille */}
        <path d="M-108-300H108L132-262 122-246Q115-222 119-196L127-158Q129-148 139-142L132-106H-132L-139-142Q-129-148-127-158L-119-196Q-115-222-122-246L-132-262Z" fill="#0a0b0d" />
        <path d="M-110-298H110L130-262 120-240Q114-222 118-196L126-152H-126L-118-196Q-114-222-120-240L-130-262Z" fill={url('mesh')} />
        <path d="M-112-290H112L122-276H-122ZM-120-256H120L115-238H-115ZM-116-214H116L118-202H-118ZM-121-182H121L124-170H-124Z" fill="#1b1e21" />
        <path d="M-112-289.5H112M-120-255H120M-116-213H116M-121-181H121" stroke="#fff" strokeWidth="1.5" opacity=".38" />
        <path d="M-116-239H116M-118-203H118M-124-171H124" stroke="#000" strokeWidth="2" opacity=".6" />
        <path d="M-26-250H26V-241H-26Z" fill={url('metal')} />
        {/* bumper: bar with plate, intake, skid plate */}
        <path d="M-134-146H134L138-130H-138Z" className="paint" />
        <path d="M-134-146H134L138-130H-138Z" fill="#000" opacity=".14" />
        <path d="M-134-145H134" stroke="#fff" strokeWidth="1.6" opacity=".5" />
        <path d="M-132-122H132M-131-114H131" stroke="#33383d" strokeWidth="2" />
        <path d="M-118-108H118L106-95H-106Z" fill={url('metal')} />
        <path d="M-60-104H60" stroke="#000" strokeWidth="2" opacity=".3" />
        <Halves id={id} name="side" />
        <path d="M130-450H240V-90H130Z" fill={url('ends')} />
        <path d="M130-450H240V-90H130Z" fill={url('ends')} transform="scale(-1 1)" />
      </g>

      {/* plate */}
      <path d="M-54-170H54V-142H-54Z" fill="#0a0b0c" />
      <path d="M-51-167H51V-145H-51Z" fill="#e9ebed" stroke="#000" strokeOpacity=".4" />

      <Outline id={id} />
    </>
  )
}
