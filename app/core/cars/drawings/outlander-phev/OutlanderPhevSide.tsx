import { names } from '../drawing.ts'
import { Glass, Gradients, Outline, Shade, Shadow, Shape, Wheel, Wheels } from '../parts.tsx'
import { ArchGlow, creaseOverWheels, Fin, Flares, handle, noseAndTail, ShutLines, SideWindows, seat, sideTints } from '../sides.tsx'

/** Outlander PHEV 2.4 S-AWC (2019), 225/55 R18. */
export function OutlanderPhevSide({ id }: { id: string }) {
  const { ref, url } = names(id)
  return (
    <>
      <defs>
        <Gradients id={id} />
        <Shade
          id={`${id}-vertical`}
          from={[0, -424]}
          to={[0, -58]}
          stops={[
            [0, 'light', 0.6],
            [0.05, 'light', 0.15],
            [0.32, 'light', 0.1],
            [0.39, 'light', 0.42],
            [0.44, 'light', 0.26],
            [0.48, 'light', 0],
            [0.48, 'dark', 0],
            [0.54, 'dark', 0.13],
            [0.72, 'dark', 0.1],
            [0.92, 'dark', 0.34],
            [1, 'dark', 0.55],
          ]}
        />
        <Shade id={`${id}-ends`} from={[0, 0]} to={[1174, 0]} stops={noseAndTail} />
        <Shade id={`${id}-crease`} from={[60, 0]} to={[1150, 0]} stops={creaseOverWheels} />
        <Glass id={id} from={-404} to={-284} tints={sideTints} />
        <Shape
          id={id}
          name="body"
          d="M144.8-58 66-56C48-56 34-60 26-70L10-96C3-110 0-126 0-142L2-178 8-212 14-235C17-244 22-249 32-252 74-269 138-281 206-287 238-290 262-292 282-293 332-326 386-363 436-392 466-411 506-421 560-421.5 690-422.5 850-415 980-397L1090-379C1100-377 1104-373 1102-368L1094-362C1112-342 1128-318 1138-294 1148-284 1154-268 1158-250L1163-204 1169-196C1172-186 1173.75-174 1173.75-160 1173.75-136 1170-112 1162-90 1156-76 1146-68 1130-66L994.7-58A96 96 0 1 0 812.3-58H327.2A96 96 0 1 0 144.8-58Z"
        />
        <Shape id={id} name="panes" d="M340-290 384-321 386-291ZM394-291V-322L454-369C476-385 512-396 562-398V-294ZM580-294V-398C664-399 744-397 820-391V-300ZM838-301V-390C890-385 940-377 988-367L1034-356 1050-348C1016-341 984-332 952-320 926-310 900-304 838-302Z" />
        <path
          id={`${id}-cuts`}
          d="M352-284C342-240 336-170 339-112 339-92 344-80 356-79L780-78M580-291C578-230 582-150 588-79M834-299C841-250 838-212 824-192 808-166 792-130 784-100M62-257C120-271 240-285 348-286M142-124 108-128M1000-124C1050-132 1100-138 1168-142M1109-282C1128-268 1136-232 1140-190L1164-187M992-244H1028Q1034-244 1034-238V-208Q1034-202 1028-202H994Q987-202 987-209V-239Q987-244 992-244Z"
        />
        <path id={`${id}-seat`} d={seat(516, -362, [484, 566, -284])} />
        <path id={`${id}-handle`} d={handle(506, -258)} />
        <Wheel
          id={id}
          tyre={88.09}
          rim={59}
          spokes={10}
          dark={<path d="M-4-8-15-55-2-58H5L5-8Z" />}
          bright={
            <>
              <path d="M-1.5-12-5.5-55.5 2.5-57.5 4-12Z" />
              <path d="M-1.5-12-5.5-55.5-3.5-56 .5-12Z" fill="#000" opacity=".32" stroke="none" />
            </>
          }
        />
      </defs>
      <Shadow id={id} from={4} to={1170} tyres={[236, 903.5]} />
      {/* underbody, wells, wheels */}
      <path d="M100-58H1120L1130-100H80ZM350-58 372-48H760L790-58ZM990-58 1010-50H1070L1084-62Z" fill="#08090a" />
      <path d="M137-58A103 103 0 1 1 335-58ZM805-58A103 103 0 1 1 1002-58Z" fill="#050607" />
      <Wheels id={id} tyre={88.09} front={236} rear={903.5} />
      <path d="M144-92A92 92 0 0 1 328-92C310-134 274-158 236-158S162-134 144-92ZM811.5-92A92 92 0 0 1 995.5-92C977-134 941-158 903-158S829-134 811.5-92Z" opacity=".55" />
      {/* paint, roof */}
      <use href={ref('body')} className="paint" />
      <path d="M282-293C332-326 386-363 436-392 466-411 506-421 560-421.5 690-422.5 850-415 980-397L1090-379C1100-377 1104-373 1102-368L1094-362 1046-357 990-381 580-406 448-388 320-289Z" className="roof" />
      {/* shading */}
      <g clipPath={url('body-clip')}>
        <path fill={url('vertical')} d="M0-430H1174V-50H0Z" />
        {/* bonnet, cantrail */}
        <path d="M48-256C110-276 200-288 284-291 214-282 156-272 104-261Z" fill="#fff" opacity=".34" />
        <path d="M446-395C472-411 514-416.5 560-417.5 690-418.5 850-411 980-393L1096-374" fill="none" stroke="#fff" strokeWidth="3" opacity=".35" />
        <path d="M444-389C472-405 514-410 560-411.5 690-412 850-405 980-388L1094-368" fill="none" stroke="#000" strokeWidth="3" opacity=".2" />
        {/* dark band under the crease, ground bounce */}
        <path d="M0-220C50-232 90-238 130-241 210-246 290-244 360-243 560-243 740-246 860-252 940-256 1010-262 1174-276V-190C1100-202 1010-214 930-212 840-208 740-186 560-182 440-180 350-198 260-212 170-216 90-190 0-160Z" fill={url('dark-fade')} />
        <path d="M0-160C90-190 170-216 260-212 350-198 440-180 560-182 740-186 840-208 930-212 1010-214 1100-202 1174-190V-90H0Z" fill={url('light-fade')} opacity=".28" />
        <path d="M110-240C210-246 290-244 360-243 560-243 740-246 860-252 940-256 1000-261 1056-267" fill="none" stroke={url('crease')} strokeWidth="2" />
        <path d="M110-237C210-243 290-241 360-240 560-240 740-243 860-249 940-253 1000-258 1056-264" fill="none" stroke={url('dark-glint')} strokeWidth="2.4" />
        {/* lower door facet */}
        <path d="M340-116C500-112 680-118 806-146 798-132 790-116 785-100L780-78H350Z" fill={url('light-fade')} opacity=".65" />
        <path d="M340-117C500-113 680-119 808-148" fill="none" stroke={url('dark-glint')} strokeWidth="2" />
        <path d="M340-115C500-111 680-117 806-145" fill="none" stroke={url('light-glint')} strokeWidth="1.6" />
        <ellipse cx="230" cy="-256" rx="120" ry="12" fill={url('soft')} opacity=".55" />
        <ellipse cx="1000" cy="-278" rx="130" ry="16" fill={url('soft')} opacity=".4" />
        {/* arches, their flares */}
        <Flares id={id} width={1.8} shadow="M118-118C126-172 172-207 236-207S346-172 356-118" light="M121-116C129-170 174-204.6 236-204.6S343-170 353-116" x={667.5} />
        <ArchGlow id={id} front={236} rear={903.5} y={-89} r={134} opacity=".7" />
        <path d="M144.8-58A96 96 0 1 1 327.2-58M812.3-58A96 96 0 1 1 994.7-58" fill="none" stroke="#0e0f11" strokeWidth="3" />
        <path d="M138-90A98.5 98.5 0 0 1 318-144M805-90A98.5 98.5 0 0 1 986-144" fill="none" stroke="#fff" strokeWidth="1.4" opacity=".5" />
        <path d="M846-360 1092-366 1144-290H846Z" fill={url('dark-fade')} opacity=".35" />
        <path fill={url('ends')} d="M0-430H1174V-50H0Z" />
        {/* slivers of windscreen and rear glass */}
        <path d="M288-293C338-327 390-364 438-391L424-386C380-360 342-331 308-299ZM1094-364C1112-342 1128-318 1138-294L1124-290C1114-314 1100-336 1084-360Z" fill="#14181c" />
      </g>
      {/* sills, bumper feet */}
      <path d="M327-58H812L808-79H331ZM145-58 66-56C48-56 34-60 26-70L12-92 70-82 138-84ZM995-58 1130-66C1146-68 1156-76 1162-90L1164-98 1080-86 1001-82Z" fill="#15171a" />
      <path d="M28-72 116-68 108-58 66-56C48-56 36-61 30-68ZM1090-80 1163-92C1158-76 1146-68 1130-66L1084-63Z" fill={url('metal')} />
      {/* chrome strip low on the doors */}
      <path d="M344-93 784-95 780-86H352Q346-87 344-93Z" fill={url('metal')} stroke="#000" strokeOpacity=".4" strokeWidth=".8" />
      <ShutLines id={id} />
      {/* daylight opening, glass, seats, reflection */}
      <SideWindows
        id={id}
        opening="M318-286 440-376C468-395 510-404 566-405 710-406 870-399 990-376L1046-362 1074-346C1034-339 992-329 958-316 932-305 902-299 840-297 660-291 490-287 318-286Z"
        shine="M400-410H470L390-276H280ZM640-410H750L680-280H570ZM884-410H924L874-280H834Z"
        band="M410-410H1070V-366L1000-376C880-394 720-398 572-395 520-394 470-386 440-368Z"
      >
        <use href={ref('seat')} />
        <use href={ref('seat')} x="218" y="2" />
        <path d="M334-276V-292C374-304 414-306 444-292L450-318 454-318 448-276Z" />
      </SideWindows>
      <path d="M320-286C490-287 660-291 840-297 902-299 932-305 958-316 992-329 1034-339 1074-346" fill="none" stroke={url('metal')} strokeWidth="3.2" />
      {/* rails, fin */}
      <path d="M474-411C490-422 508-427.5 530-427.5L860-423C896-421.5 928-413 950-401L936-403C914-411.5 892-415 862-416L532-421C512-421 500-418 490-411Z" fill="#a4a9af" stroke="#000" strokeOpacity=".45" strokeWidth=".8" />
      <path d="M486-418C500-424.5 514-426.5 530-426.5L860-422C888-420.5 914-415 932-408" fill="none" stroke="#fff" strokeWidth="1.6" opacity=".8" />
      <Fin d="M998-393C1010-396 1016-402 1023-406Q1027-407 1028-404L1032-387Z" />
      {/* handles */}
      <path d="M508-251Q512-241 534-241T560-251ZM752-256Q756-246 778-246T804-256Z" opacity=".2" />
      <g fill={url('metal')}>
        <use href={ref('handle')} />
        <use href={ref('handle')} x="244" y="-5" />
      </g>
      <path d="M502-251H565Q564-247 558-247H511Q503-247 502-251ZM746-256H809Q808-252 802-252H755Q747-252 746-256Z" opacity=".45" />
      {/* mirror */}
      <path d="M368-284 362-296H392L384-284Z" fill="#0b0c0e" />
      <path d="M340-305C342-318 354-323 372-323 386-323 394-321 396-314 398-303 397-295 390-291L352-290C343-291 338-297 340-305Z" className="paint" stroke="#000" strokeOpacity=".4" strokeWidth="1.2" />
      <path d="M340-308C342-318 354-323 372-323 386-323 394-321 396-314 382-308 359-308 340-308Z" fill="#fff" opacity=".45" />
      <path d="M340-301 397-298Q396-293 390-291L352-290C344-291 340-295 340-301Z" opacity=".5" />
      <path d="M344-302 383-300" stroke="#fff" strokeWidth="1.5" opacity=".7" />
      {/* grille edge */}
      <path d="M1-124C0-150 1-164 2-178L8-212 14-234 26-229C18-200 14-168 13-150L14-110Z" fill="#0c0d0f" />
      <path d="M8-180 16-178M5-164H13M4-148H12M4-132H12M10-200 18-198M13-218 21-215" stroke="#5a5f66" strokeWidth="1.5" />
      {/* headlamp */}
      <path d="M14-235Q18-247 32-252C64-259 100-263 138-264 118-249 84-237 48-231L18-223Z" fill="#101214" />
      <path d="M24-233C40-245 78-255 118-259 96-247 70-239 26-229Z" fill="#3b444d" />
      <ellipse cx="50" cy="-243" rx="9" ry="6.5" fill="#b9c4cd" />
      <ellipse cx="76" cy="-248" rx="8" ry="5.5" fill="#93a0ab" />
      <path d="M18-226 50-233C78-238 104-247 124-259" fill="none" stroke="#f4f8fb" strokeWidth="3" />
      {/* shield arc */}
      <path d="M104-232 44-219C34-215 28-204 26-191L21-152C20-136 26-128 38-123L100-108 94-100 32-112C16-117 9-130 10-148L15-188C18-211 24-221 36-224Z" fill={url('metal')} stroke="#000" strokeOpacity=".45" strokeWidth=".9" />
      {/* fog lamp */}
      <path d="M42-146 108-154Q112-154 111-150L104-130 48-128C40-132 38-140 42-146Z" fill="#0c0e10" />
      <ellipse cx="72" cy="-140" rx="13" ry="7" fill="#8b97a1" />
      <path d="M62-143Q68-147 78-144" fill="none" stroke="#fff" strokeWidth="1.5" />
      <path d="M14-108 92-96 84-84 24-88Z" fill="#101214" />
      {/* tail lamp, reflector */}
      <path d="M1048-266C1078-274 1110-284 1138-294 1148-284 1154-268 1158-250L1159.5-236 1074-244Q1062-246 1057-252Z" fill={url('lamp')} stroke="#1c0204" strokeOpacity=".8" strokeWidth="1.8" clipPath={url('body-clip')} />
      <path d="M1090-263C1110-268 1132-272 1149-274L1152.6-259 1098-257Z" fill="#fff" opacity=".42" />
      <path d="M1093-260C1114-263 1134-266 1151-267" fill="none" stroke="#5c060b" strokeWidth="1.4" opacity=".6" />
      <path d="M1062-264C1090-272 1116-280 1142-288M1066-255C1072-250 1080-249 1090-248L1158-243" fill="none" stroke="#ffc4c0" strokeWidth="2.4" opacity=".9" />
      <path d="M1110-285C1122-270 1126-252 1128-236" fill="none" stroke="#000" strokeWidth="1.6" opacity=".4" />
      <path d="M1110-118 1166-124 1164-115 1113-110Z" fill="#7d0a12" stroke="#000" strokeOpacity=".5" strokeWidth=".8" />
      <Outline id={id} />
    </>
  )
}
