import { Glass, Gradients, Shade, Shadow, Shape, Wheels } from '../parts.tsx'
import { ArchGlow, creaseOverWheels, Fin, Flares, handle, noseAndTail, ShutLines, SideWindows, seat, sideTints } from '../sides.tsx'

/**
 * The body both Xpanders share, seen from the side. Cladding, rails, wheels, skid plates and the face
 * are each model's own.
 */
export const tyre = 82.16 // 205/55 R17
const front = 220
const rear = front + 2775 / 4

const body =
  'M129.3-64 60-60C48-60 40-63 33-70L18-89C9-101 3-112 1-126-.4-138-.4-148 1-162L6-204 15-236C17-243 21-247 28-249L48-257C118-283 188-300 260-310L272-316C318-352 370-389 420-411 452-426 502-432.5 576-433 690-433.5 880-430 1000-418L1090-405C1099-403 1102-399 1101-394L1096-388C1107-363 1117-338 1124-314L1135-303C1140-298 1141-290 1140.5-280L1139-256 1142.5-218 1147-210C1148.4-200 1148.75-188 1148.75-172 1148.75-146 1145-120 1138-98 1133-84 1126-76 1110-74L1004.4-64A92 92 0 1 0 823.1-64H310.7A92 92 0 1 0 129.3-64Z'
const roof = 'M260-310 272-316C318-352 370-389 420-411 452-426 502-432.5 576-433 690-433.5 880-430 1000-418L1090-405C1099-403 1102-399 1101-394L1096-388 1000-400 570-410 440-398 288-294Z'
const panes = 'M302-299 351-334 354-298ZM362-298V-342L431-395C450-404 498-410 576-411V-306ZM594-307V-411C692-411 770-410 838-407V-313ZM856-314V-406C902-404 962-400 1036-391L1056-357 974-352C964-351 957-348 950-343L912-321C906-317 898-315 888-315Z'
const opening = 'M278-292 426-402C446-411 490-416 568-417 700-418 860-415 1000-405L1096-388 1110-351 980-347C970-347 964-344 957-339L920-316C912-311 906-310 896-310 700-305 470-300 278-292Z'
const sill = 'M278-292C470-300 700-305 896-310 906-310 912-311 920-316L957-339C964-344 970-347 980-347L1104-351'
/** Bonnet, doors, fuel flap, bumper joints. */
const joints =
  'M347-295C341-250 336-180 338-118 339-98 343-88 355-87L810-86M592-307C589-240 592-150 596-87M862-312C867-264 864-228 850-208 832-184 818-150 811-104M54-259C72-253 96-254 128-260 190-274 258-288 326-297M122-254C112-244 107-238 105-228M96-146 133-124M1001-150C1040-160 1086-190 1118-206L1144-212M1108-300C1114-270 1117-238 1118-206M966-252H1000Q1006-252 1006-246V-220Q1006-214 1000-214H971Q964-214 964-221V-246Q964-252 966-252Z'
/** The dark lower half of the flank begins at the crease and ends in a wave rising over each wheel. */
const crease = 'M118-246C176-254 240-252 336-250 560-251 700-258 860-272 920-278 974-284 1040-294'
const wave = '0-158C90-190 170-218 250-212 330-198 440-176 560-177 740-184 850-212 930-217 1010-219 1080-206 1150-192'
const arches = 'M129.3-64A92 92 0 1 1 310.7-64M823.1-64A92 92 0 1 1 1004.4-64'

export function SideDefs({ id }: { id: string }) {
  return (
    <>
      <Gradients id={id} />
      <Shape id={id} name="body" d={body} />
      <Shape id={id} name="panes" d={panes} />
      <path id={`${id}-cuts`} d={joints} />
      <path id={`${id}-seat`} d={seat(522, -370, [490, 572, -296])} />
      <Shade
        id={`${id}-height`}
        from={[0, -433]}
        to={[0, -62]}
        stops={[
          [0, 'light', 0.6],
          [0.05, 'light', 0.15],
          [0.3, 'light', 0.1],
          [0.37, 'light', 0.42],
          [0.42, 'light', 0.22],
          [0.455, 'light', 0],
          [0.455, 'dark', 0],
          [0.5, 'dark', 0.13],
          [0.7, 'dark', 0.1],
          [0.92, 'dark', 0.34],
          [1, 'dark', 0.55],
        ]}
      />
      <Shade id={`${id}-length`} from={[0, 0]} to={[1148.75, 0]} stops={noseAndTail} />
      <Shade id={`${id}-edge`} from={[60, 0]} to={[1130, 0]} stops={creaseOverWheels} />
      <Glass id={id} from={-408} to={-300} tints={sideTints} />
    </>
  )
}

/** Everything up to the shaded paint: shadow, underbody, wheels, body, roof, light and dark. */
export function SideBody({ id }: { id: string }) {
  return (
    <>
      <Shadow id={id} from={2} to={1146} tyres={[front, rear]} />
      {/* underbody, wells */}
      <path d="M90-64H1080L1090-100H70ZM340-64 366-55H770L800-64ZM1000-64 1012-58H1050L1080-70Z" fill="#08090a" />
      <path d="M124-64A97 97 0 1 1 316-64ZM818-64A97 97 0 1 1 1010-64Z" fill="#050607" />
      <Wheels id={id} tyre={tyre} front={front} rear={rear} />
      <path d="M134-88A86 86 0 0 1 306-88C290-128 256-150 220-150S150-128 134-88ZM828-88A86 86 0 0 1 1000-88C984-128 950-150 914-150S844-128 828-88Z" opacity=".55" />
      {/* paint, roof */}
      <use href={`#${id}-body`} className="paint" />
      <path d={roof} className="roof" />
      <g clipPath={`url(#${id}-body-clip)`}>
        <path fill={`url(#${id}-height)`} d="M0-440H1150V-50H0Z" />
        {/* bonnet, cantrail */}
        <path d="M36-253C112-282 186-299 264-311 216-290 160-271 96-256Z" fill={`url(#${id}-light-fade)`} opacity=".9" />
        <path d="M430-412C452-422 500-427 572-428 700-429 880-425 1000-412L1098-396" fill="none" stroke="#fff" strokeWidth="3" opacity=".35" />
        <path d="M426-408C450-417 500-421 570-422 700-423 870-419 1000-409L1096-392" fill="none" stroke="#000" strokeWidth="3" opacity=".2" />
        {/* dark band under the crease, bounce from the ground below the wave */}
        <path d={`M0-232C50-240 80-243 118-246 176-254 240-252 336-250 560-251 700-258 860-272 920-278 974-284 1040-294L1150-300V-192C1080-206 1010-219 930-217 850-212 740-184 560-177 440-176 330-198 250-212 170-218 90-190 0-158Z`} fill={`url(#${id}-dark-fade)`} />
        <path d={`M${wave}V-100H0Z`} fill={`url(#${id}-light-fade)`} opacity=".3" />
        <path d={`M${wave}`} fill="none" stroke={`url(#${id}-edge)`} strokeWidth="1.6" opacity=".4" />
        <path d={crease} fill="none" stroke={`url(#${id}-edge)`} strokeWidth="2" />
        {/* lower crease, rising to the rear wheel */}
        <path d="M338-112C500-106 680-114 824-160 816-136 812-118 811-104L810-84H344Z" fill={`url(#${id}-light-fade)`} opacity=".45" />
        <path d="M338-113C500-107 680-115 823-162" fill="none" stroke={`url(#${id}-dark-glint)`} strokeWidth="2" />
        <path d="M338-111C500-105 680-113 822-159" fill="none" stroke={`url(#${id}-light-glint)`} strokeWidth="1.6" />
        {/* soft light on the shoulders and around the arches */}
        <ellipse cx="212" cy="-266" rx="120" ry="13" fill={`url(#${id}-soft)`} opacity=".55" />
        <ellipse cx="975" cy="-302" rx="120" ry="13" fill={`url(#${id}-soft)`} opacity=".4" />
        <ArchGlow id={id} front={220} rear={914} y={-84} r={128} />
        <Flares id={id} width={1.6} shadow="M108-118C118-172 158-203 221-204 284-203 322-172 336-118" light="M110-116C120-170 159-201 221-202 283-201 320-170 334-116" x={694} y={-1} />
        <path d={arches} fill="none" stroke="#0e0f11" strokeWidth="6" />
        <path d="M125-84A96 96 0 0 1 304-132M818-84A96 96 0 0 1 997-132" fill="none" stroke="#fff" strokeWidth="1.3" opacity=".45" />
        <path fill={`url(#${id}-length)`} d="M0-440H1150V-50H0Z" />
        {/* slivers of windscreen and rear glass */}
        <path d="M265-310 274-316C320-352 372-388 420-410L404-404C354-374 308-340 279-310ZM1094-388C1107-363 1117-338 1124-314L1112-306C1108-330 1102-356 1090-382Z" fill="#14181c" />
      </g>
    </>
  )
}

/** Shut lines, glass, people's seats, handles, mirror. */
export function SideCabin({ id }: { id: string }) {
  return (
    <>
      <ShutLines id={id} />
      {/* daylight opening; the black runs on over the D-pillar, so that the roof floats */}
      <SideWindows id={id} opening={opening} shine="M388-420H458L378-290H268ZM654-420H764L694-290H584ZM884-420H924L874-290H834Z" band="M400-420H1060V-384L1000-394C880-403 700-406 560-405 508-404 464-400 432-384Z">
        <use href={`#${id}-seat`} x="8" />
        <use href={`#${id}-seat`} x="214" y="1" />
        <use href={`#${id}-seat`} x="404" y="2" />
        <path d="M310-290V-301C350-314 400-316 430-304L436-330 440-330 434-290Z" />
      </SideWindows>
      <path d={sill} fill="none" stroke="#fff" strokeWidth="1.2" opacity=".4" />
      {/* fin */}
      <Fin d="M1004-416C1018-420 1026-426 1034-430Q1038-431 1039-427L1042-411Z" />
      {/* handles */}
      <g id={`${id}-handle`} transform="translate(0 -5)">
        <path d="M520-258Q524-248 546-248T572-258Z" opacity=".18" />
        <path d={handle(518, -265)} className="paint" />
        <path d="M518-264H571Q576-263 576-260H515Z" fill="#fff" opacity=".6" />
        <path d="M514-258H577Q576-254 570-254H523Q515-254 514-258Z" opacity=".5" />
      </g>
      <use href={`#${id}-handle`} x="274" y="-12" />
      {/* mirror */}
      <g transform="translate(15 1)">
        <path d="M360-297 354-309H384L376-295Z" fill="#0b0c0e" />
        <path d="M330-317C332-329 344-333 360-333 372-333 381-331 383-325 385-315 384-307 377-303L342-302C333-303 328-309 330-317Z" className="paint" stroke="#000" strokeOpacity=".3" />
        <path d="M330-319C332-329 344-333 360-333 372-333 381-331 383-325 368-321 348-321 330-319Z" fill="#fff" opacity=".45" />
        <path d="M330-313 384-310Q383-305 377-303L342-302C334-303 330-308 330-313Z" opacity=".5" />
        <path d="M334-314 370-312" stroke="#fff" strokeWidth="1.5" opacity=".7" />
      </g>
    </>
  )
}

/** Horizontal lamp with its upright beside the glass: a T lying on its side. */
export function SideTailLamp({ id }: { id: string }) {
  return (
    <>
      <path d="M1099-352H1110L1124-314 1135-303C1140-298 1141-290 1140.5-280L1139.5-251 1118-255 1044-269Q1030-273 1016-294L1106-301C1109-318 1106-336 1099-352Z" fill="#19090b" />
      <path d="M1103-350H1109L1123-314 1134-303C1138-299 1139.5-291 1139-282L1110-277 1060-275Q1042-276 1026-290.5L1111-297.5C1114-318 1110-336 1103-350Z" fill={`url(#${id}-lamp)`} />
      <path d="M1103-350 1117-306 1134-303 1111-297.5C1114-318 1110-336 1103-350Z" fill="#fff" opacity=".14" />
      {/* the light: bar and upright */}
      <path d="M1038-287.5 1114-291 1113-286 1048-280.5Z" fill="#ffc2be" />
      <path d="M1108-346H1113L1121-316Q1126-290 1131-263L1125-262.6Q1120-290 1115-313Z" fill="#ffaaa4" />
      <path d="M1052-268 1118-254.6 1139-251" fill="none" stroke="#fff" strokeWidth="1" opacity=".25" />
    </>
  )
}

/** Grille's edge, thin lamp at the bonnet's edge, headlamp low in the bumper inside the bright arc. */
export function SideFace({ id }: { id: string }) {
  return (
    <>
      <path d="M1-126C-.4-138-.4-148 1-162L6-204 15-237 25-233C19-206 15-180 14-150L17-110Z" fill="#0c0d0f" />
      <path d="M7-180H16M5-164H15M4-148H14M5-132H14M10-198 18-197M14-214 21-213" stroke="#5a5f66" strokeWidth="1.5" />
      {/* daytime lamp, in four pieces */}
      <path d="M14-234C16-243 21-247 28-249L40-254C66-255 98-259 132-261 110-248 76-241 42-236L20-232Z" fill="#101214" />
      <path d="M26-242C58-249 88-254 116-257 92-248 64-242 27-237Z" fill="#f4f8fb" />
      <path d="M48-249 50.5-239M68-252 71-242.5M88-255.5 91-246" stroke="#101214" strokeWidth="1.6" />
      {/* housing */}
      <path d="M36-216 106-226Q110-226 109-221L96-150Q94-142 86-140L36-134C22-140 21-152 23-168L28-201Q30-213 36-216Z" fill="#0b0d0f" />
      <path d="M38-204 102-211 91-160Q89-152 81-151L41-147C34-152 33-160 35-172Z" fill="#1b2025" />
      {/* lenses, seen along the car */}
      <path d="M41-188 57-190 55-156 43-155C37-160 37-166 38-174ZM70-192 94-195 86.5-164Q85-159 80-158.5L67-157Z" fill="#07090b" />
      <path d="M38-172Q47-166 56-169L55-156 43-155C38-159 37-165 38-172ZM68-172Q78-166 88-171L86.5-164Q85-159 80-158.5L67-157Z" fill="#56626c" opacity=".7" />
      <path d="M43-182Q49-186 54-185L53.5-171Q47-169 41-167ZM72-186Q81-190 90-189L87.5-175Q78-173 71-172Z" fill={`url(#${id}-metal)`} opacity=".75" />
      <path d="M42-175Q48-178 54-178M71-179Q80-182 89-182" fill="none" stroke="#12161a" strokeWidth="1.6" />
      <path d="M44-182Q49-185.4 53.6-184.6M73-185.6Q81-189.4 89.4-188.4" fill="none" stroke="#fff" strokeWidth="1.4" />
      {/* thin light along the top */}
      <path d="M36-198 38-204.5 103-212.5Q106-212.5 105-209L70-204.4 66-192 63.5-191.7 65-203.8 40-200.4Z" fill="#f6fafc" />
      {/* Dynamic Shield's arc */}
      <path d="M113-232 46-221C36-219 32-211 30-202L24-168C22-152 26-144 37-141L99-133 92-121 32-129C15-133 9-146 11-167L17-202C19-217 24-225 37-228Z" fill={`url(#${id}-metal)`} stroke="#000" strokeOpacity=".45" strokeWidth=".9" />
      <path d="M14-166 20-202C22-215 27-222 38-225L72-230" fill="none" stroke="#fff" strokeOpacity=".7" strokeWidth="1.4" />
    </>
  )
}

export function SideOutline({ id }: { id: string }) {
  return <use href={`#${id}-body`} fill="none" stroke="#000" strokeOpacity=".35" strokeWidth="1.2" />
}
