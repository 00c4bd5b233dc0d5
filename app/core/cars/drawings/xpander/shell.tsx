import { Gradients, Shade, Shadow, Wheels } from '../parts.tsx'

/**
 * The body both Xpanders share, seen from the side. Cladding, rails, wheels, skid plates and the face
 * are each model's own.
 */
export const tyre = 82.16 // 205/55 R17
const front = 220
const rear = front + 2775 / 4

const body =
  'M129.3-64 60-60C47-60 38-63 31-70L17-90C9-101 4-112 2-126-.5-142-.5-156 1-174L5-208 12-238C14-246 18-250 26-253L44-260C112-283 188-298 270-307L282-313C326-349 376-387 424-411 454-426 502-432.5 576-433 690-433.5 880-430 1000-418L1090-405C1099-403 1102-399 1101-394L1096-388C1108-361 1119-335 1127-309 1133-294 1138-279 1140-264L1143-218 1147-210C1148.4-200 1148.75-188 1148.75-172 1148.75-146 1145-120 1138-98 1133-84 1126-76 1110-74L1004.4-64A92 92 0 1 0 823.1-64H310.7A92 92 0 1 0 129.3-64Z'
const roof =
  'M270-307 282-313C326-349 376-387 424-411 454-426 502-432.5 576-433 690-433.5 880-430 1000-418L1090-405C1099-403 1102-399 1101-394L1096-388 1000-405 570-417 438-406 300-302Z'
const panes =
  'M318-302 353-330 356-300ZM364-299V-338L436-395C454-404 498-410 576-411V-305ZM594-306V-411C692-411 770-410 838-407V-311ZM856-312V-406C902-404 962-400 1032-392L1050-363 974-358C964-357 957-354 950-349L908-319C902-314 894-312 884-312Z'
const opening =
  'M296-295 432-402C450-411 490-416 568-417 700-418 860-415 1000-405L1096-388 1110-357 980-353C970-353 964-350 957-345L916-314C908-308 902-307 894-307 700-304 480-301 296-295Z'
const sill =
  'M296-295C480-301 700-304 894-307 902-307 908-308 916-314L957-345C964-350 970-353 980-353L1106-357'
/** Bonnet, doors, fuel flap, bumper joints. */
const joints =
  'M347-296C341-250 336-180 338-118 339-98 343-88 355-87L810-86M592-306C589-240 592-150 596-87M862-311C867-264 864-228 850-208 832-184 818-150 811-104M52-261C66-255 86-254 118-258 180-270 262-287 342-300M132-128 92-136M1006-132C1050-140 1100-146 1144-150M1096-294C1110-264 1117-238 1119-215L1143-213M974-262H1010Q1016-262 1016-256V-228Q1016-222 1010-222H979Q972-222 972-229V-256Q972-262 974-262Z'
/** The dark lower half of the flank begins at the crease and ends in a wave rising over each wheel. */
const crease = 'M110-248C174-258 240-254 336-251 560-250 700-256 860-263 960-268 1050-278 1136-289'
const wave = '0-158C90-190 170-218 250-212 330-198 440-176 560-177 740-184 850-212 930-217 1010-219 1080-206 1150-192'
const arches = 'M129.3-64A92 92 0 1 1 310.7-64M823.1-64A92 92 0 1 1 1004.4-64'

export function SideDefs({ id }: { id: string }) {
  return (
    <>
      <Gradients id={id} />
      <path id={`${id}-body`} d={body} />
      <clipPath id={`${id}-in-body`}>
        <use href={`#${id}-body`} />
      </clipPath>
      <path id={`${id}-panes`} d={panes} />
      <clipPath id={`${id}-in-panes`}>
        <use href={`#${id}-panes`} />
      </clipPath>
      <path id={`${id}-joints`} d={joints} />
      <path id={`${id}-seat`} d="M522-370Q517-370 516-365L514-352Q513-347 518-347L521-347 520-344C508-345 502-341 499-331L490-296H572L558-335C555-343 548-345 537-344L535-346 539-346Q543-346 544-351L545-363Q545-368 541-368ZM525-346 531-346 532-344H524Z" />
      <Shade
        id={`${id}-height`}
        from={[0, -433]}
        to={[0, -62]}
        stops={[
          [0, 'light', 0.6], [0.05, 'light', 0.15], [0.3, 'light', 0.1], [0.37, 'light', 0.42], [0.42, 'light', 0.22],
          [0.455, 'light', 0], [0.455, 'dark', 0], [0.5, 'dark', 0.13], [0.7, 'dark', 0.1], [0.92, 'dark', 0.34], [1, 'dark', 0.55],
        ]}
      />
      <Shade
        id={`${id}-length`}
        from={[0, 0]}
        to={[1148.75, 0]}
        stops={[[0, 'dark', 0.4], [0.045, 'dark', 0.1], [0.1, 'dark', 0], [0.9, 'dark', 0], [0.97, 'dark', 0.14], [1, 'dark', 0.42]]}
      />
      <Shade
        id={`${id}-edge`}
        from={[60, 0]}
        to={[1130, 0]}
        stops={[[0, 'light', 0.1], [0.15, 'light', 0.8], [0.5, 'light', 0.45], [0.85, 'light', 0.8], [1, 'light', 0.1]]}
      />
      <linearGradient id={`${id}-glass`} gradientUnits="userSpaceOnUse" x1="0" y1="-408" x2="0" y2="-300">
        <stop stopColor="#3a444d" />
        <stop offset=".5" stopColor="#56626c" />
        <stop offset="1" stopColor="#2a3239" />
      </linearGradient>
    </>
  )
}

/** Everything up to the shaded paint: shadow, underbody, wheels, body, roof, light and dark. */
export function SideBody({ id }: { id: string }) {
  return (
    <>
      <Shadow id={id} from={2} to={1146} tyres={[front, rear]} />
      {/* underbody, silencer, wells */}
      <path d="M90-64H1080L1090-100H70ZM340-64 366-55H770L800-64ZM1000-64 1010-58H1060L1066-70Z" fill="#08090a" />
      <path d="M1062-74H1112Q1116-68 1110-66H1064Z" fill="#5d6268" />
      <path d="M124-64A97 97 0 1 1 316-64ZM818-64A97 97 0 1 1 1010-64Z" fill="#050607" />
      <Wheels id={id} tyre={tyre} front={front} rear={rear} />
      <path d="M134-88A86 86 0 0 1 306-88C290-128 256-150 220-150S150-128 134-88ZM828-88A86 86 0 0 1 1000-88C984-128 950-150 914-150S844-128 828-88Z" opacity=".55" />
      {/* paint, roof */}
      <use href={`#${id}-body`} className="paint" />
      <path d={roof} className="roof" />
      <g clipPath={`url(#${id}-in-body)`}>
        <path fill={`url(#${id}-height)`} d="M0-440H1150V-50H0Z" />
        {/* bonnet, cantrail */}
        <path d="M36-256C112-282 188-295 268-305 214-290 158-276 104-265Z" fill="#fff" opacity=".34" />
        <path d="M434-412C456-422 500-427 572-428 700-429 880-425 1000-412L1098-396" fill="none" stroke="#fff" strokeWidth="3" opacity=".35" />
        <path d="M430-408C452-417 500-421 570-422 700-423 870-419 1000-409L1096-392" fill="none" stroke="#000" strokeWidth="3" opacity=".2" />
        {/* dark band under the crease, bounce from the ground below the wave */}
        <path d={`M0-232C50-240 80-245 110-248 174-258 240-254 336-251 560-250 700-256 860-263 960-268 1050-278 1150-291V-192C1080-206 1010-219 930-217 850-212 740-184 560-177 440-176 330-198 250-212 170-218 90-190 0-158Z`} fill={`url(#${id}-dark-fade)`} />
        <path d={`M${wave}V-100H0Z`} fill={`url(#${id}-light-fade)`} opacity=".3" />
        <path d={`M${wave}`} fill="none" stroke={`url(#${id}-edge)`} strokeWidth="1.6" opacity=".5" />
        <path d={crease} fill="none" stroke={`url(#${id}-edge)`} strokeWidth="2" />
        {/* lower crease, rising to the rear wheel */}
        <path d="M338-112C500-106 680-114 824-160 816-136 812-118 811-104L810-84H344Z" fill={`url(#${id}-light-fade)`} opacity=".45" />
        <path d="M338-113C500-107 680-115 823-162" fill="none" stroke={`url(#${id}-dark-glint)`} strokeWidth="2" />
        <path d="M338-111C500-105 680-113 822-159" fill="none" stroke={`url(#${id}-light-glint)`} strokeWidth="1.6" />
        {/* soft light on the shoulders and around the arches */}
        <ellipse cx="212" cy="-266" rx="120" ry="13" fill={`url(#${id}-soft)`} opacity=".55" />
        <ellipse cx="985" cy="-288" rx="130" ry="16" fill={`url(#${id}-soft)`} opacity=".4" />
        <circle cx="220" cy="-84" r="128" fill={`url(#${id}-arch)`} />
        <circle cx="914" cy="-84" r="128" fill={`url(#${id}-arch)`} />
        <path d={arches} fill="none" stroke="#0e0f11" strokeWidth="6" />
        <path d="M125-84A96 96 0 0 1 304-132M818-84A96 96 0 0 1 997-132" fill="none" stroke="#fff" strokeWidth="1.3" opacity=".45" />
        <path fill={`url(#${id}-length)`} d="M0-440H1150V-50H0Z" />
        {/* slivers of windscreen and rear glass */}
        <path d="M276-307 284-313C328-349 376-386 424-410L410-404C360-374 318-340 291-309ZM1094-388C1108-361 1119-335 1127-309L1116-304C1110-330 1102-356 1090-382Z" fill="#14181c" />
      </g>
    </>
  )
}

/** Shut lines, glass, people's seats, handles, mirror. */
export function SideCabin({ id }: { id: string }) {
  return (
    <>
      <g fill="none" strokeWidth="1.4">
        <use href={`#${id}-joints`} x="1.4" y=".8" stroke="#fff" strokeOpacity=".3" />
        <use href={`#${id}-joints`} stroke="#000" strokeOpacity=".62" />
      </g>
      {/* daylight opening; the black runs on over the D-pillar, so that the roof floats */}
      <path d={opening} fill="#0b0c0e" stroke="#000" strokeOpacity=".16" strokeWidth="6" clipPath={`url(#${id}-in-body)`} />
      <use href={`#${id}-panes`} fill={`url(#${id}-glass)`} />
      <g clipPath={`url(#${id}-in-panes)`}>
        <g fill="#090b0d" opacity=".62">
          <use href={`#${id}-seat`} x="6" />
          <use href={`#${id}-seat`} x="214" y="1" />
          <use href={`#${id}-seat`} x="404" y="4" />
          <path d="M310-290V-301C350-314 400-316 430-304L436-330 440-330 434-290Z" />
        </g>
        <path d="M388-420H458L378-290H268ZM654-420H764L694-290H584ZM884-420H924L874-290H834Z" fill="#fff" opacity=".14" />
        <path d="M400-420H1060V-384L1000-394C880-403 700-406 560-405 508-404 464-400 432-384Z" opacity=".4" />
      </g>
      <path d={sill} fill="none" stroke="#fff" strokeWidth="1.2" opacity=".4" />
      {/* fin */}
      <path d="M1004-416C1018-420 1026-426 1034-430Q1038-431 1039-427L1042-411Z" className="roof" />
      <path d="M1004-416C1018-420 1026-426 1034-430Q1038-431 1039-427L1042-411Z" opacity=".4" />
      {/* handles */}
      <g id={`${id}-handle`}>
        <path d="M520-258Q524-248 546-248T572-258Z" opacity=".18" />
        <path d="M518-265H571Q578-264 577-259T570-254H523Q515-254 514-259T518-265Z" className="paint" />
        <path d="M518-264H571Q576-263 576-260H515Z" fill="#fff" opacity=".6" />
        <path d="M514-258H577Q576-254 570-254H523Q515-254 514-258Z" opacity=".5" />
      </g>
      <use href={`#${id}-handle`} x="274" y="-9" />
      {/* mirror */}
      <path d="M360-297 354-309H384L376-295Z" fill="#0b0c0e" />
      <path d="M330-317C332-329 344-333 360-333 372-333 381-331 383-325 385-315 384-307 377-303L342-302C333-303 328-309 330-317Z" className="paint" />
      <path d="M330-319C332-329 344-333 360-333 372-333 381-331 383-325 368-321 348-321 330-319Z" fill="#fff" opacity=".45" />
      <path d="M330-313 384-310Q383-305 377-303L342-302C334-303 330-308 330-313Z" opacity=".5" />
      <path d="M334-314 370-312" stroke="#fff" strokeWidth="1.5" opacity=".7" />
    </>
  )
}

/** Horizontal lamp with its upright beside the glass: a T lying on its side. */
export function SideTailLamp({ id }: { id: string }) {
  return (
    <>
      <path d="M1102-352 1113-352 1128-307C1133-293 1138-279 1140-264L1140.5-254 1118-259 1048-272 1030-291 1108-300C1110-318 1108-336 1102-352Z" fill={`url(#${id}-lamp)`} />
      <path d="M1102-352 1108-352 1124-306 1113-300 1108-300C1110-318 1108-336 1102-352Z" opacity=".35" />
      <path d="M1046-285 1116-292 1125-290 1137-262M1116-292 1110-270" fill="none" stroke="#ffc4c0" strokeWidth="2.4" opacity=".9" />
      <path d="M1052-273 1118-260 1140-255" fill="none" stroke="#000" strokeWidth="2" opacity=".35" />
    </>
  )
}

export function SideOutline({ id }: { id: string }) {
  return <use href={`#${id}-body`} fill="none" stroke="#000" strokeOpacity=".35" strokeWidth="1.2" />
}
