import { names } from '../drawing.ts'
import { Glass, Gradients, Outline, Shade, Shadow, Shape, Wheel, Wheels } from '../parts.tsx'
import { ArchGlow, creaseOverWheels, Fin, handle, noseAndTail, ShutLines, SideWindows, seat, sideTints } from '../sides.tsx'

/** New Pajero Sport Dakar Ultimate 4x4 (2021), 265/60 R18. */
export function PajeroSportSide({ id }: { id: string }) {
  const { ref, url } = names(id)
  return (
    <>
      <defs>
        <Gradients id={id} />
        <Shade
          id={`${id}-vertical`}
          from={[0, -452]}
          to={[0, -86]}
          stops={[
            [0, 'light', 0.6],
            [0.05, 'light', 0.15],
            [0.28, 'light', 0.1],
            [0.36, 'light', 0.42],
            [0.41, 'light', 0.24],
            [0.455, 'light', 0],
            [0.455, 'dark', 0],
            [0.52, 'dark', 0.13],
            [0.7, 'dark', 0.1],
            [0.92, 'dark', 0.34],
            [1, 'dark', 0.55],
          ]}
        />
        <Shade id={`${id}-ends`} from={[0, 0]} to={[1210, 0]} stops={noseAndTail} />
        <Shade id={`${id}-crease`} from={[60, 0]} to={[1180, 0]} stops={creaseOverWheels} />
        <Glass id={id} from={-428} to={-322} tints={sideTints} />
        <Shape
          id={id}
          name="body"
          d="M110.3-90 56-86C43-86 34-90 27-98L10-124C2-138 0-154 0-170L2-205 8-242 12-262C14-272 19-278 28-281L62-291C84-299 104-303 130-306 192-313 258-319 322-322L330-325C376-361 428-402 474-431 500-446 540-450.5 606-451 724-452 900-448 1012-437L1108-424C1118-422 1121-418 1120-413L1114-407C1130-378 1146-348 1158-322 1176-308 1186-290 1190-268L1198-216 1204-209C1208-200 1210-186 1210-170 1210-148 1206-130 1196-114 1188-104 1176-101 1158-99L1029.7-90A110 110 0 1 0 810.3-90H329.7A110 110 0 1 0 110.3-90Z"
        />
        <Shape id={id} name="panes" d="M386-327 417-352 419-327ZM427-327V-359L491-412C507-423 542-430 592-430V-329ZM610-329V-430C694-431 766-430 832-426V-333ZM852-337V-424C904-421 952-416 998-408L1022-401 988-387 900-348C890-343 878-339 866-337Z" />
        <path
          id={`${id}-cuts`}
          d="M376-324C364-270 357-200 358-140 359-118 364-110 376-109L796-108M608-328C606-260 606-170 610-109M846-335C852-280 846-240 832-220 818-196 806-160 800-128M60-289C76-283 98-283 124-286 208-299 296-314 372-324M112-146 82-152M1032-150C1090-158 1140-164 1194-169M1140-290C1160-270 1168-226 1174-167M1048-290H1084Q1090-290 1090-284V-250Q1090-244 1084-244H1053Q1046-244 1046-251V-284Q1046-290 1048-290Z"
        />
        <path id={`${id}-seat`} d={seat(532, -392, [500, 582, -318])} />
        <path id={`${id}-handle`} d={handle(526, -300)} />
        <Wheel
          id={id}
          tyre={96.9}
          rim={59}
          spokes={6}
          dark={<path d="M-9-10-22-54-12-58H12L22-54 9-10Z" />}
          bright={
            <>
              <path d="M-5.5-12-7-27-17.5-52.5-9.5-55.8-1.5-35H1.5L9.5-55.8 17.5-52.5 7-27 5.5-12Z" />
              <path d="M-5.5-12-7-27-17.5-52.5-14.5-53.8-4.5-28-3-13ZM1.5-35 9.5-55.8 12-54.9 3.5-31Z" fill="#000" opacity=".32" stroke="none" />
              <path d="M0-15V-30" stroke="#000" strokeOpacity=".4" strokeWidth="1.6" />
            </>
          }
          hub={15}
          nuts={6}
        />
      </defs>
      <Shadow id={id} from={4} to={1206} tyres={[220, 920]} />
      {/* underbody, exhaust, wells, wheels */}
      <path d="M80-88H1150L1160-130H70ZM350-88H796L788-72H690C670-62 660-61 640-61H520C500-61 492-64 476-72H358ZM880-70C896-60 904-54.5 920-54.5S944-60 960-70V-100H880ZM1040-100 1120-88H1146L1150-100Z" fill="#08090a" />
      <path d="M1108-97H1160Q1164-93 1160-88H1110Z" fill="#43474c" />
      <path d="M104-90A119 119 0 1 1 336-90ZM804-90A119 119 0 1 1 1036-90Z" fill="#050607" />
      <path d="M1026-92H1046L1042-74Q1040-68 1034-68L1029-69Z" fill="#0e0f11" />
      <Wheels id={id} tyre={96.9} front={220} rear={920} />
      <path d="M118-104A103 103 0 0 1 322-104C302-150 262-176 220-176S138-150 118-104ZM818-104A103 103 0 0 1 1022-104C1002-150 962-176 920-176S838-150 818-104Z" opacity=".55" />
      {/* paint, roof */}
      <use href={ref('body')} className="paint" />
      <path d="M330-325C376-361 428-402 474-431 500-446 540-450.5 606-451 724-452 900-448 1012-437L1108-424C1118-422 1121-418 1120-413L1114-407 1046-404 1000-420 606-436 486-424 366-324Z" className="roof" />
      {/* shading */}
      <g clipPath={url('body-clip')}>
        <path fill={url('vertical')} d="M0-460H1210V-80H0Z" />
        {/* bonnet, cantrail */}
        <path d="M44-284C90-302 200-315 326-322 256-309 174-297 100-288Z" fill="#fff" opacity=".34" />
        <path d="M486-431C506-441 544-445.5 606-446 720-447 900-443 1008-432L1116-416" fill="none" stroke="#fff" strokeWidth="3" opacity=".35" />
        <path d="M482-427C504-437 544-440.5 606-441 720-442 900-438 1008-427L1114-411" fill="none" stroke="#000" strokeWidth="3" opacity=".2" />
        {/* dark band under the crease, ground bounce */}
        <path d="M0-248C60-258 90-265 118-270 200-281 280-279 360-278 560-276 720-278 860-286 980-294 1080-304 1210-320V-220C1130-232 1040-242 930-242 830-238 740-216 570-211 450-209 350-226 250-238 160-242 80-220 0-190Z" fill={url('dark-fade')} />
        <path d="M0-190C80-220 160-242 250-238 350-226 450-209 570-211 740-216 830-238 930-242 1040-242 1130-232 1210-220V-116H0Z" fill={url('light-fade')} opacity=".26" />
        <path d="M118-270C200-281 280-279 360-278 560-276 720-278 860-286 980-294 1080-304 1130-310" fill="none" stroke={url('crease')} strokeWidth="2" />
        {/* lower crease and its facet */}
        <path d="M358-132C520-130 700-146 816-192 808-166 803-144 800-128L796-108H366Z" fill={url('light-fade')} opacity=".5" />
        <path d="M358-133C520-131 700-147 817-193" fill="none" stroke={url('dark-glint')} strokeWidth="2.4" />
        <path d="M358-131C520-129 700-145 815-190" fill="none" stroke={url('light-glint')} strokeWidth="1.6" />
        <ellipse cx="216" cy="-288" rx="120" ry="14" fill={url('soft')} opacity=".55" />
        <ellipse cx="1010" cy="-314" rx="130" ry="18" fill={url('soft')} opacity=".4" />
        {/* flared arches */}
        <ArchGlow id={id} front={220} rear={920} y={-98} r={150} opacity=".45" />
        <path d="M110.3-90A110 110 0 1 1 329.7-90M810.3-90A110 110 0 1 1 1029.7-90" fill="none" stroke="#0e0f11" strokeWidth="5" />
        <path d="M106-98A114 114 0 0 1 310-169M806-98A114 114 0 0 1 1010-169" fill="none" stroke="#fff" strokeWidth="1.4" opacity=".5" />
        <g fill="none">
          <path id={`${id}-flare-dark`} d="M92-150C100-186 116-214 150-228 176-238 250-238 286-230 322-220 342-190 352-142" stroke={url('dark-glint')} strokeWidth="2" />
          <use href={ref('flare-dark')} x="700" y="-2" />
          <path id={`${id}-flare`} d="M94-148C102-184 118-212 151-226 177-236 250-236 285-228 320-218 338-190 345-156Q349-128 336-98A116 116 0 0 0 104-98Z" fill={url('light-fade')} opacity=".42" />
          <use href={ref('flare')} x="700" y="-2" />
          <path id={`${id}-flare-light`} d="M94-148C102-184 118-212 151-226 177-236 250-236 285-228 320-218 340-188 350-140" stroke={url('light-glint')} strokeWidth="1.6" />
          <use href={ref('flare-light')} x="700" y="-2" />
        </g>
        {/* quarter panel, nose and tail */}
        <path d="M868-400 1114-407 1162-316H868Z" fill={url('dark-fade')} opacity=".45" />
        <path fill={url('ends')} d="M0-460H1210V-80H0Z" />
        {/* slivers of windscreen and rear glass */}
        <path d="M336-327C380-363 426-402 472-431L460-425C414-397 374-360 354-331ZM1112-408C1130-378 1146-348 1158-322L1146-316C1138-344 1126-372 1108-402Z" fill="#14181c" />
      </g>
      {/* cladding, skid plate, side step */}
      <path d="M329-90H811L811-108H330ZM110-90 56-86C43-86 34-90 27-98L10-124 60-112 106-114ZM1029-90 1158-99C1176-101 1188-104 1196-114L1203-126 1120-116 1034-114Z" fill="#15171a" />
      <path d="M331-107H810M12-123 60-111 106-113M1034-113 1120-115 1202-125" fill="none" stroke="#fff" strokeWidth="1.2" opacity=".3" />
      <path d="M28-100 104-98 96-89 56-86C43-86 34-90 28-96ZM1128-108 1196-116C1190-106 1178-101 1158-99L1122-96Z" fill={url('metal')} />
      <path d="M346-90 350-84H794L800-90 812-88 806-74H340L334-88Z" fill="#1d2023" />
      <path d="M338-89H808L804-83H342Z" fill={url('metal')} />
      <ShutLines id={id} />
      {/* daylight opening, glass, seats, reflection */}
      <SideWindows
        id={id}
        opening="M366-323 488-421C508-431 546-436 610-437 728-438 896-435 1000-420L1048-404C1034-396 1016-388 998-380L914-343C900-337 888-332 872-331 716-327 530-323 366-323Z"
        shine="M430-440H500L420-310H310ZM660-440H770L700-310H590ZM894-440H934L884-310H844Z"
        band="M440-440H1070V-400L1012-410C900-424 760-427 600-426 540-426 500-422 470-402Z"
      >
        <use href={ref('seat')} />
        <use href={ref('seat')} x="214" />
        <use href={ref('seat')} x="396" y="-4" />
        <path d="M376-312V-328C416-340 452-342 482-328L488-354 492-354 486-312Z" />
      </SideWindows>
      <path d="M368-323C530-323 716-327 872-331 888-332 900-337 914-343L998-380C1016-388 1034-396 1048-404" fill="none" stroke={url('metal')} strokeWidth="3.4" />
      {/* rails, fin */}
      <path d="M496-438C514-452 536-458.75 564-458.75L920-456C952-455 980-447 1000-437L984-437C964-446 944-449 918-449.5L566-452C542-452 526-446 512-438Z" fill="#a4a9af" stroke="#000" strokeOpacity=".45" strokeWidth=".8" />
      <path d="M510-446C524-454 542-457.8 564-457.8L920-455C944-454.5 964-450 982-444" fill="none" stroke="#fff" strokeWidth="1.6" opacity=".8" />
      <path d="M512-438C526-446 542-452 566-452L918-449.5C944-449 964-446 984-437" fill="none" stroke="#000" strokeWidth="1.4" opacity=".5" />
      <Fin d="M1020-437C1032-440 1038-446 1045-449.5Q1049-450.5 1050-447L1053-433Z" />
      {/* handles */}
      <path d="M534-293Q538-283 560-283T586-293ZM772-299Q776-289 798-289T824-299Z" opacity=".2" />
      <g fill={url('metal')}>
        <use href={ref('handle')} x="6" />
        <use href={ref('handle')} x="244" y="-6" />
      </g>
      <path d="M528-293H591Q590-289 584-289H537Q529-289 528-293ZM766-299H829Q828-295 822-295H775Q767-295 766-299Z" opacity=".45" />
      {/* mirror */}
      <path d="M414-322 408-334H438L430-320Z" fill="#0b0c0e" />
      <path d="M384-343C386-356 398-362 416-362 430-362 439-359 441-352 443-341 442-331 435-327L396-326C386-327 382-334 384-343Z" className="paint" stroke="#000" strokeOpacity=".4" strokeWidth="1.2" />
      <path d="M384-346C386-356 398-362 416-362 430-362 439-359 441-352 426-346 403-346 384-346Z" fill="#fff" opacity=".45" />
      <path d="M384-338 442-335Q441-329 435-327L396-326C388-327 384-332 384-338Z" opacity=".5" />
      <path d="M388-339 428-337" stroke="#fff" strokeWidth="1.5" opacity=".7" />
      {/* grille edge */}
      <path d="M1-150C0-170 1-190 2-205L8-242 12-262 24-262C16-230 13-196 12-176L14-136Z" fill="#0c0d0f" />
      <path d="M9-206H16M7-190H14M6-174H13M7-158H14M12-224 19-222M15-240 21-238" stroke="#5a5f66" strokeWidth="1.5" />
      {/* headlamp */}
      <path d="M13-264Q17-276 28-281L62-291C90-290 116-290 142-289 124-275 92-262 58-256L18-250 14-258Z" fill="#0f1113" />
      <path d="M24-262 60-270 112-284 64-286 32-277Z" fill="#3b444d" />
      <ellipse cx="48" cy="-273" rx="9" ry="7" fill="#b9c4cd" />
      <ellipse cx="73" cy="-277" rx="8" ry="5.5" fill="#93a0ab" />
      <path d="M18-254 56-260C84-265 108-274 128-284" fill="none" stroke="#f4f8fb" strokeWidth="3.5" />
      {/* shield arc */}
      <path d="M100-258 42-246C33-242 28-231 26-219L21-180C20-164 25-156 36-152L94-142 88-132 34-141C17-145 10-158 11-176L16-215C18-235 23-246 32-251Z" fill={url('metal')} stroke="#000" strokeOpacity=".45" strokeWidth=".9" />
      {/* turn and fog lamps, one above the other */}
      <path d="M36-224 88-236Q96-237 95-229L86-172Q84-163 75-162L36-158C28-168 29-198 36-224Z" fill="#0c0e10" />
      <path d="M41-216 88-227 83-198 39-192ZM39-186 82-192 78-175Q77-170 72-169L39-165Z" fill="#343c44" />
      <path d="M41-216 88-227 87.2-222.5 41-211.5ZM39-186 82-192 81.3-188 39-182Z" fill="#f4f8fb" />
      <ellipse cx="54" cy="-203" rx="7" ry="6" fill="#b9c4cd" />
      <ellipse cx="71" cy="-207" rx="7" ry="6" fill="#b9c4cd" />
      <path d="M42-178 75-182 74-174 42-170Z" fill="#c98a3c" opacity=".7" />
      {/* bumper intake */}
      <path d="M14-138 88-130 78-112 26-110Z" fill="#101214" />
      {/* tail lamp, reflector */}
      <path d="M1096-310 1158-322C1176-308 1186-290 1190-268L1198-216 1204-209C1208-200 1210-188 1210-172L1208-153 1198-150Q1192-151 1191-158L1170-256Q1167-272 1154-282Z" fill={url('lamp')} stroke="#1c0204" strokeOpacity=".8" strokeWidth="1.8" clipPath={url('body-clip')} />
      <path d="M1158-285Q1170-277 1172-262L1193-158" fill="none" stroke="#4a0408" strokeWidth="3" opacity=".5" />
      <path d="M1114-310 1158-292Q1176-281 1180-260L1202-160" fill="none" stroke="#ffc4c0" strokeWidth="2.6" opacity=".9" />
      <path d="M1150-318C1170-306 1180-288 1185-264L1195-214" fill="none" stroke="#000" strokeWidth="2.5" opacity=".25" />
      <path d="M1138-141 1186-146 1184-137 1141-133Z" fill="#7d0a12" stroke="#000" strokeOpacity=".5" strokeWidth=".8" />
      <Outline id={id} />
    </>
  )
}
