import { names } from '../drawing.ts'
import { Glass, Gradients, Outline, Shade, Shadow, Shape, Wheel, Wheels } from '../parts.tsx'
import { ShutLines, sideTints } from '../sides.tsx'

const tyre = 81.45
const front = 240
const rear = front + 608.75
const ribs = 'M440-276H728M440-258H728M440-240H728M440-222H728M770-276H1054M770-258H1054M770-240H1054M770-222H1054'

/** L300 pick up flat deck from the left: cab over the front axle, drop-side deck on an open chassis. */
export function L300Side({ id }: { id: string }) {
  const { ref, url } = names(id)
  return (
    <>
      <defs>
        <Gradients id={id} />
        <Shade
          id={`${id}-fall`}
          from={[0, -461]}
          to={[0, -118]}
          stops={[
            [0, 'light', 0.6],
            [0.05, 'light', 0.15],
            [0.44, 'light', 0.1],
            [0.48, 'light', 0.46],
            [0.55, 'light', 0.24],
            [0.58, 'light', 0],
            [0.58, 'dark', 0],
            [0.64, 'dark', 0.14],
            [0.8, 'dark', 0.08],
            [0.93, 'dark', 0.26],
            [1, 'dark', 0.46],
          ]}
        />
        <Shade
          id={`${id}-ends`}
          from={[0, 0]}
          to={[405, 0]}
          stops={[
            [0, 'dark', 0.4],
            [0.1, 'dark', 0.12],
            [0.2, 'dark', 0],
            [0.85, 'dark', 0],
            [1, 'dark', 0.36],
          ]}
        />
        <Shade
          id={`${id}-edge`}
          from={[10, 0]}
          to={[405, 0]}
          stops={[
            [0, 'light', 0.2],
            [0.3, 'light', 0.85],
            [0.7, 'light', 0.5],
            [1, 'light', 0.1],
          ]}
        />
        <Glass id={id} from={-436} to={-286} tints={sideTints} />
        <path id={`${id}-body`} d="M155.6-118 142-112H30L8-150C10-180 12-206 17-226Q23-248 46-281L48-284 158-442C168-454 182-459 204-460 260-462 330-461 378-458Q402-457 404-440L407-300 405-118H324.4A92 92 0 0 0 155.6-118Z" />
        <path id={`${id}-deck`} d="M418-289Q418-293 422-293H1074.7Q1078.7-293 1078.7-289V-198H418Z" />
        <clipPath id={`${id}-body-clip`}>
          <use href={ref('body')} />
        </clipPath>
        <Shape id={id} name="panes" d="M100-292 122-324 184-420Q188-426 196-426V-292ZM204-292V-426H322Q330-426 330-418V-292Z" />
        <path id={`${id}-cuts`} d="M84-284 86-162Q86-150 98-150H153.5A110 110 0 0 1 344-118M344-118 346-426Q346-440 332-440H196Q184-440 178-431L84-288M46-206H85" />
        <Wheel
          id={id}
          tyre={tyre}
          rim={46}
          spokes={1}
          hub={13}
          dark={<circle r="43" fill="#8f9499" />}
          bright={
            <>
              <circle r="42" fill={url('metal')} />
              <circle r="33" fill="none" stroke="#14161a" strokeOpacity=".85" strokeWidth="7" strokeDasharray="12 13.92" strokeLinecap="round" />
              <circle r="24" fill="#aeb3b8" />
              <circle r="24" fill={url('light-fade')} stroke="#000" strokeOpacity=".3" />
            </>
          }
        />
      </defs>

      <Shadow id={id} from={0} to={1078} tyres={[front, rear]} />

      {/* chassis rail, cross members, propeller shaft, rear axle */}
      <path d="M130-118H402V-186H1060V-172H1056V-152H760V-136H402V-104H130Z" fill="#0a0b0c" />
      <path d="M410-176H1064V-156H1000L960-164H740L700-152H410Z" fill="#17191b" />
      <path d="M410-175H1064" stroke="#fff" strokeWidth="1.2" opacity=".25" />
      <path d="M394-122 480-116 770-92V-82L480-104 394-108Z" fill="#1d2023" />
      <path d="M816-60Q848-38 882-60V-106H816Z" fill="#08090a" />
      {/* battery box, fuel tank with straps, exhaust */}
      <path d="M446-152H520V-108H446Z" fill="#1c1e21" />
      <path d="M536-152H674Q680-152 680-146V-100Q680-88 668-88H548Q536-88 536-100Z" fill="#26292c" />
      <path d="M536-140H680V-128H536Z" fill="#fff" opacity=".1" />
      <path d="M566-152V-88M648-152V-88" stroke="#0c0d0f" strokeWidth="6" />
      {/* spare wheel under the tail */}
      <path d="M972-150H1040Q1046-150 1046-144V-134Q1046-124 1034-124H978Q966-124 966-134V-144Q966-150 972-150Z" fill="#131517" />
      {/* leaf spring with shackles */}
      <path d="M700-156 704-130M994-156 1000-134" stroke="#1d2023" strokeWidth="8" />
      <path d="M702-130Q849-72 999-134" fill="none" stroke="#2f3438" strokeWidth="6" />
      <path d="M740-122Q849-78 960-124" fill="none" stroke="#43494e" strokeWidth="4" />
      <circle cx="702" cy="-130" r="6" fill="#43494e" />
      <circle cx="999" cy="-134" r="6" fill="#43494e" />
      {/* wells, wheels, arch shadow on the tyre */}
      <path d="M149-112A96 96 0 0 1 331-112ZM758-104A93 93 0 0 1 939.5-104Z" fill="#050607" />
      <Wheels id={id} tyre={tyre} front={front} rear={rear} />
      <path d="M165-112A81.4 81.4 0 0 1 315-112C298-136 272-146 240-146S182-136 165-112ZM770.5-104A81.4 81.4 0 0 1 927-104C908-132 880-142 849-142S790-132 770.5-104Z" opacity=".55" />
      {/* mudguard and flaps */}
      <path d="M762-112A92 92 0 0 1 935.5-112" fill="none" stroke="#141619" strokeWidth="7" />
      <path d="M940-156H948L952-64H944ZM334-112H342L346-66H338Z" fill="#111315" />

      {/* headboard and guard frame */}
      <path d="M416-190V-396Q416-402 422-402H428Q434-402 434-396V-190Z" className="paint" />
      <path d="M416-190V-396Q416-402 422-402H428Q434-402 434-396V-190Z" fill={url('dark-glint')} opacity=".6" />
      <path d="M419-292V-394" stroke="#fff" strokeWidth="2" opacity=".4" />
      <path d="M416-290V-396Q416-402 422-402H428Q434-402 434-396V-290" fill="none" stroke="#000" strokeWidth="1.2" opacity=".4" />

      {/* deck: drop sides, ribs, posts, hinges, edge with rope hooks */}
      <use href={ref('deck')} className="paint" />
      <path d="M420-293H1077V-283H420Z" fill={url('light-fade')} />
      <path d="M418-286H1077V-200H418Z" fill={url('dark-fade')} opacity=".6" />
      <path d="M418-250H1077V-198H418Z" fill={url('light-fade')} opacity=".16" />
      <g fill="none" strokeLinecap="round">
        <path d={ribs} stroke="#000" strokeWidth="7" opacity=".3" />
        <path d={ribs} stroke="#fff" strokeWidth="3" opacity=".34" transform="translate(0 -2)" />
      </g>
      <path d="M418-293H430V-190H418ZM742-293H756V-190H742ZM1066-292H1078.2V-190H1066Z" className="paint" />
      <path d="M418-293H430V-190H418ZM742-293H756V-190H742ZM1066-292H1078.2V-190H1066Z" fill={url('dark-glint')} />
      <path d="M430-293V-198M742-293V-198M756-293V-198M1066-293V-198" stroke="#000" strokeWidth="1.6" opacity=".6" />
      <path d="M432-284H446V-274H432ZM726-284H740V-274H726ZM758-284H772V-274H758ZM1050-284H1064V-274H1050Z" fill="#1a1c1f" />
      <path d="M418-200H1078.7V-184H418Z" fill="#1a1c1f" />
      <path d="M418-199H1077" stroke="#fff" strokeWidth="1.4" opacity=".35" />
      <path d="M470-204H482V-192H470ZM580-204H592V-192H580ZM690-204H702V-192H690ZM800-204H812V-192H800ZM910-204H922V-192H910ZM1020-204H1032V-192H1020Z" fill="#2c3034" />
      <use href={ref('deck')} fill="none" stroke="#000" strokeOpacity=".4" strokeWidth="1.2" />
      {/* lamp below the deck */}
      <path d="M1052-184H1078.7V-154H1052Z" fill="#101214" />
      <path d="M1058-180H1077.5V-158H1058Z" fill={url('lamp')} />

      {/* cab: paint, roof */}
      <use href={ref('body')} className="paint" />
      <path className="roof" d="M150-430 158-442C168-454 182-459 204-460 260-462 330-461 378-458Q402-457 404-440L405-436H200Z" />
      <g clipPath={url('body-clip')}>
        <path d="M0-462H410V-100H0Z" fill={url('fall')} />
        <path d="M168-440C180-450 196-452 212-453L380-451Q396-450 400-440" fill="none" stroke="#fff" strokeWidth="3" opacity=".35" />
        <path d="M166-436C178-446 196-448 212-449L380-447Q394-446 399-436" fill="none" stroke="#000" strokeWidth="3" opacity=".22" />
        {/* flank under the crease, ground bounce */}
        <path d="M0-262H410V-210C380-196 330-190 240-190S60-200 0-214Z" fill={url('dark-fade')} />
        <path d="M0-214C60-200 150-190 240-190S380-196 410-210V-112H0Z" fill={url('light-fade')} opacity=".3" />
        <path d="M20-262H410" fill="none" stroke={url('edge')} strokeWidth="2.2" />
        <circle cx="240" cy="-81" r="126" fill={url('arch')} />
        <path d="M144-110A101 101 0 0 1 322-140" fill="none" stroke="#fff" strokeWidth="1.4" opacity=".5" />
        <path d="M155.6-118A92 92 0 0 1 324.4-118" fill="none" stroke="#0e0f11" strokeWidth="8" />
        <path d="M0-462H410V-100H0Z" fill={url('ends')} />
        {/* windscreen, seen edge on */}
        <path d="M44-284 158-448 168-446 60-284Z" fill="#1b2126" />
        <path d="M400-400H410V-310H400Z" fill="#14181c" />
      </g>
      {/* cab vent */}
      <path d="M362-408H390M362-398H390M362-388H390M362-378H390" stroke="#000" strokeWidth="4" opacity=".5" />
      <path d="M362-405H390M362-395H390M362-385H390M362-375H390" stroke="#fff" strokeWidth="1.4" opacity=".4" />
      <ShutLines id={id} />

      {/* daylight opening, panes, steering wheel, reflection */}
      <path d="M88-287 178-426Q183-433 194-433H326Q337-433 337-422V-287Z" fill="#0b0c0e" stroke="#000" strokeOpacity=".16" strokeWidth="6" clipPath={url('body-clip')} />
      <use href={ref('panes')} fill={url('glass')} />
      <g clipPath={url('panes-clip')}>
        <g fill="#090b0d" opacity=".62">
          <path d="M300-392Q294-392 293-386L290-366Q289-360 295-360L298-360 297-356C284-357 276-352 272-340L258-284H346L334-346C332-355 324-358 312-357L310-360 315-360Q320-360 321-366L323-386Q323-392 317-392Z" />
          <path d="M150-280 172-330 180-328 176-280Z" />
        </g>
        <path d="M152-338 200-308" stroke="#090b0d" strokeWidth="5" opacity=".7" />
        <path d="M230-440H290L190-280H96Z" fill="#fff" opacity=".14" />
        <path d="M150-440H340V-414H190Z" opacity=".4" />
      </g>

      {/* side repeater, filler of the mirror */}
      <path d="M300-272H332Q336-272 336-266T332-260H300Q296-260 296-266T300-272Z" fill="#15171a" />
      <path d="M300-270H332" stroke="#fff" strokeWidth="1.4" opacity=".4" />
      <path d="M58-246H76V-236H58Z" fill="#d98a2b" stroke="#000" strokeOpacity=".4" strokeWidth=".8" />
      {/* mirror on its stalk */}
      <path d="M96-308 74-330M92-360 76-362" stroke="#101214" strokeWidth="5" strokeLinecap="round" />
      <path d="M58-374Q58-380 64-380H76Q82-380 82-374V-326Q82-320 76-320H66Q60-320 60-326Z" fill="#16181b" />
      <path d="M62-374 64-326" stroke="#fff" strokeWidth="1.6" opacity=".4" />

      {/* headlamp seen edge on, indicator wrapping round the corner */}
      <path d="M10-181 17-230H44Q48-230 48-226L45-185Q44-181 40-181Z" fill="#0f1113" />
      <path d="M14-186 19-225H23L19-186Z" fill="#d4dbe1" />
      <path d="M22-186 26-225H44L41-186Z" fill="#d98a2b" />
      <path d="M25.5-221 26-225H44L43-214H24.5Z" fill="#fff" opacity=".35" />
      <path d="M31-212V-190M37-212V-190" stroke="#000" strokeWidth="1" opacity=".2" />
      {/* outline; the bumper lies over it */}
      <Outline id={id} />
      {/* bumper */}
      <path d="M0-146Q0-152 6-152L128-146Q134-146 136-140L146-112 138-104 60-98H20Q2-100 0-112Z" fill="#17191c" />
      <path d="M2-146 128-141" stroke="#fff" strokeWidth="1.6" opacity=".35" />
      <path d="M0-126H138" stroke="#000" strokeWidth="2" opacity=".6" />
    </>
  )
}
