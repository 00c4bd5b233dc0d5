import { Gradients, Shade, Shadow, Wheel, Wheels } from '../parts.tsx'

/** Outlander PHEV 2.4 S-AWC (2019), 225/55 R18. */
export function OutlanderPhevSide({ id }: { id: string }) {
  const url = (name: string) => `url(#${id}-${name})`
  const ref = (name: string) => `#${id}-${name}`
  return (
    <>
      <defs>
        <Gradients id={id} />
        <Shade
          id={`${id}-vertical`}
          from={[0, -424]}
          to={[0, -58]}
          stops={[
            [0, 'light', 0.6], [0.05, 'light', 0.15], [0.32, 'light', 0.1], [0.39, 'light', 0.42], [0.44, 'light', 0.26], [0.48, 'light', 0],
            [0.48, 'dark', 0], [0.54, 'dark', 0.13], [0.72, 'dark', 0.1], [0.92, 'dark', 0.34], [1, 'dark', 0.55],
          ]}
        />
        <Shade
          id={`${id}-ends`}
          from={[0, 0]}
          to={[1174, 0]}
          stops={[[0, 'dark', 0.4], [0.045, 'dark', 0.1], [0.1, 'dark', 0], [0.9, 'dark', 0], [0.97, 'dark', 0.14], [1, 'dark', 0.42]]}
        />
        <Shade
          id={`${id}-crease`}
          from={[60, 0]}
          to={[1150, 0]}
          stops={[[0, 'light', 0.1], [0.15, 'light', 0.8], [0.5, 'light', 0.45], [0.85, 'light', 0.8], [1, 'light', 0.1]]}
        />
        <linearGradient id={`${id}-glass`} gradientUnits="userSpaceOnUse" x1="0" y1="-404" x2="0" y2="-284">
          <stop stopColor="#3a444d" />
          <stop offset=".5" stopColor="#56626c" />
          <stop offset="1" stopColor="#2a3239" />
        </linearGradient>
        <path id={`${id}-body`} d="M142.3-58 66-56C48-56 34-60 26-70L10-96C3-110 0-126 0-142L2-176 8-206 15-228C18-236 23-241 32-245 70-262 130-276 200-284 228-287 250-289 268-290 320-324 376-362 428-392 462-412 510-421 572-422 700-423 850-419 980-406L1092-391C1102-389 1106-386 1104-381L1096-375C1114-350 1128-322 1138-294 1148-284 1154-268 1158-250L1163-204 1169-196C1172-186 1173.75-174 1173.75-160 1173.75-136 1170-112 1162-90 1156-76 1146-68 1130-66L997.2-58A96 96 0 1 0 809.8-58H329.7A96 96 0 1 0 142.3-58Z" />
        <clipPath id={`${id}-clip`}>
          <use href={ref('body')} />
        </clipPath>
        <path id={`${id}-panes`} d="M326-288 372-320 374-289ZM382-289V-326L446-371C470-386 510-396 566-398V-292ZM584-292V-398C670-399 750-398 826-393V-298ZM842-299V-392C900-388 950-382 1000-374L1042-366 1054-346C1020-336 984-326 950-314 926-305 896-300 842-299Z" />
        <clipPath id={`${id}-panes-clip`}>
          <use href={ref('panes')} />
        </clipPath>
        <path id={`${id}-lines`} d="M344-283C336-240 334-170 338-112 339-92 344-80 356-79L780-78M582-289C580-230 582-150 588-79M836-296C842-250 838-212 824-192 808-166 792-130 784-100M60-250C120-266 230-281 336-283M140-120 96-126M1000-124C1050-132 1100-138 1168-142M1104-288C1128-270 1136-232 1140-190L1164-187" />
        <path id={`${id}-seat`} d="M516-362Q511-362 510-357L508-344Q507-339 512-339L515-339 514-336C502-337 496-333 493-323L484-284H566L552-327C549-335 542-337 531-336L529-338 533-338Q537-338 538-343L539-355Q539-360 535-360ZM519-338 525-338 526-336H518Z" />
        <path id={`${id}-handle`} d="M506-258H559Q566-257 565-252T558-247H511Q503-247 502-252T506-258Z" />
        <Wheel
          id={id}
          tyre={88.09}
          rim={59}
          spokes={5}
          dark={<path d="M-10-10-26-52-14-57 0-34 14-57 26-52 10-10Z" />}
          bright={
            <>
              <path d="M-7-11-20-51.5-14.5-54-9-55.5 0-24 9-55.5 14.5-54 20-51.5 7-11Z" />
              <path d="M-7-11-20-51.5-16.5-53.5-3-12ZM0-24 9-55.5 11-55 2.5-18Z" fill="#000" opacity=".28" stroke="none" />
            </>
          }
        />
      </defs>
      <Shadow id={id} from={4} to={1170} tyres={[236, 903.5]} />
      {/* underbody, wells, wheels */}
      <path d="M100-58H1120L1130-100H80ZM350-58 372-48H760L790-58ZM990-58 1010-50H1070L1084-62Z" fill="#08090a" />
      <path d="M132-58A104 104 0 1 1 340-58ZM800-58A104 104 0 1 1 1007-58Z" fill="#050607" />
      <Wheels id={id} tyre={88.09} front={236} rear={903.5} />
      <path d="M144-92A92 92 0 0 1 328-92C310-134 274-158 236-158S162-134 144-92ZM811.500-92A92 92 0 0 1 995.500-92C977-134 941-158 903-158S829-134 811.500-92Z" opacity=".55" />
      {/* paint, roof */}
      <use href={ref('body')} className="paint" />
      <path d="M268-290C320-324 376-362 428-392 462-412 510-421 572-422 700-423 850-419 980-406L1092-391C1102-389 1106-386 1104-381L1096-375 1050-372 990-392 580-406 440-388 306-286Z" className="roof" />
      {/* shading */}
      <g clipPath={url('clip')}>
        <path fill={url('vertical')} d="M0-430H1174V-50H0Z" />
        {/* bonnet, cantrail */}
        <path d="M46-248C110-272 190-284 270-288 200-277 150-266 104-254Z" fill="#fff" opacity=".34" />
        <path d="M438-394C466-410 514-417 572-418 700-419 850-415 980-402L1098-386" fill="none" stroke="#fff" strokeWidth="3" opacity=".35" />
        <path d="M436-388C466-405 514-411 572-412 700-413 850-409 980-397L1096-380" fill="none" stroke="#000" strokeWidth="3" opacity=".2" />
        {/* dark band under the crease, ground bounce */}
        <path d="M0-214C50-226 90-232 130-236 210-244 290-243 360-243 560-243 740-246 880-252 980-257 1080-262 1174-270V-190C1100-202 1010-214 930-212 840-208 740-186 560-182 440-180 350-198 260-212 170-216 90-190 0-160Z" fill={url('dark-fade')} />
        <path d="M0-160C90-190 170-216 260-212 350-198 440-180 560-182 740-186 840-208 930-212 1010-214 1100-202 1174-190V-90H0Z" fill={url('light-fade')} opacity=".28" />
        <path d="M110-234C210-244 290-243 360-243 560-243 740-246 880-252 980-257 1060-261 1100-264" fill="none" stroke={url('crease')} strokeWidth="2" />
        {/* lower door facet */}
        <path d="M340-116C500-112 680-118 806-146 798-132 790-116 785-100L780-78H350Z" fill={url('light-fade')} opacity=".5" />
        <path d="M340-117C500-113 680-119 808-148" fill="none" stroke={url('dark-glint')} strokeWidth="2" />
        <path d="M340-115C500-111 680-117 806-145" fill="none" stroke={url('light-glint')} strokeWidth="1.6" />
        <ellipse cx="230" cy="-256" rx="120" ry="12" fill={url('soft')} opacity=".55" />
        <ellipse cx="1000" cy="-278" rx="130" ry="16" fill={url('soft')} opacity=".4" />
        {/* arches */}
        <circle cx="236" cy="-89" r="134" fill={url('arch')} />
        <circle cx="903.500" cy="-89" r="134" fill={url('arch')} />
        <path d="M142.3-58A96 96 0 1 1 329.7-58M809.8-58A96 96 0 1 1 997.2-58" fill="none" stroke="#0e0f11" strokeWidth="3" />
        <path d="M138-90A98.500 98.500 0 0 1 318-144M805-90A98.500 98.500 0 0 1 986-144" fill="none" stroke="#fff" strokeWidth="1.4" opacity=".5" />
        <path d="M846-370 1092-376 1144-290H846Z" fill={url('dark-fade')} opacity=".35" />
        <path fill={url('ends')} d="M0-430H1174V-50H0Z" />
        {/* slivers of windscreen and rear glass */}
        <path d="M274-290C326-325 380-364 430-391L416-386C370-358 330-328 296-296ZM1096-376C1114-350 1128-322 1138-294L1124-290C1116-318 1102-346 1086-372Z" fill="#14181c" />
      </g>
      {/* sills, bumper feet */}
      <path d="M329-58H810L806-79H340ZM142-58 66-56C48-56 34-60 26-70L12-92 70-82 138-84ZM997-58 1130-66C1146-68 1156-76 1162-90L1164-98 1080-86 1001-82Z" fill="#15171a" />
      <path d="M28-72 116-68 108-58 66-56C48-56 36-61 30-68ZM1090-80 1163-92C1158-76 1146-68 1130-66L1084-63Z" fill={url('metal')} />
      {/* chrome strip low on the doors */}
      <path d="M344-93 784-95 780-86H352Q346-87 344-93Z" fill={url('metal')} stroke="#000" strokeOpacity=".4" strokeWidth=".8" />
      {/* shut lines */}
      <g fill="none" strokeWidth="1.4">
        <use href={ref('lines')} x="1.4" y=".8" stroke="#fff" strokeOpacity=".3" />
        <use href={ref('lines')} stroke="#000" strokeOpacity=".62" />
      </g>
      {/* daylight opening, glass, seats, reflection */}
      <path d="M304-284 432-378C462-396 508-404 572-405 720-406 880-402 1000-383L1050-372 1066-344C1030-334 990-322 956-308 930-298 900-294 840-293 660-288 480-285 304-284Z" fill="#0b0c0e" stroke="#000" strokeOpacity=".16" strokeWidth="6" clipPath={url('clip')} />
      <use href={ref('panes')} fill={url('glass')} />
      <g clipPath={url('panes-clip')}>
        <g fill="#090b0d" opacity=".62">
          <use href={ref('seat')} />
          <use href={ref('seat')} x="218" y="2" />
          <path d="M320-276V-290C360-302 410-304 440-290L446-316 450-316 444-276Z" />
        </g>
        <path d="M400-410H470L390-276H280ZM640-410H750L680-280H570ZM884-410H924L874-280H834Z" fill="#fff" opacity=".14" />
        <path d="M410-410H1070V-366L1000-376C880-394 720-398 572-395 520-394 470-386 440-368Z" opacity=".4" />
      </g>
      <path d="M306-284C480-285 660-288 840-293 900-294 930-298 956-308 990-322 1030-334 1066-344" fill="none" stroke={url('metal')} strokeWidth="3.2" />
      {/* rails, fin */}
      <path d="M462-408C478-421 498-427.5 524-427.5L880-425C912-424 940-417 960-406L944-408C926-415 906-418 880-418.5L526-421C504-421 490-416 478-408Z" fill="#a4a9af" stroke="#000" strokeOpacity=".45" strokeWidth=".8" />
      <path d="M474-416C490-424 506-426.500 524-426.500L880-424C904-423.500 924-419 942-412" fill="none" stroke="#fff" strokeWidth="1.6" opacity=".8" />
      <path d="M1000-403C1012-406 1018-412 1025-415.500Q1029-416.500 1030-413L1033-399Z" className="roof" />
      <path d="M1000-403C1012-406 1018-412 1025-415.500Q1029-416.500 1030-413L1033-399Z" opacity=".4" />
      {/* handles */}
      <path d="M508-251Q512-241 534-241T560-251ZM752-256Q756-246 778-246T804-256Z" opacity=".2" />
      <g fill={url('metal')}>
        <use href={ref('handle')} />
        <use href={ref('handle')} x="244" y="-5" />
      </g>
      <path d="M502-251H565Q564-247 558-247H511Q503-247 502-251ZM746-256H809Q808-252 802-252H755Q747-252 746-256Z" opacity=".45" />
      {/* mirror */}
      <path d="M356-284 350-296H380L372-284Z" fill="#0b0c0e" />
      <path d="M328-305C330-318 342-323 360-323 374-323 382-321 384-314 386-303 385-295 378-291L340-290C331-291 326-297 328-305Z" className="paint" />
      <path d="M328-308C330-318 342-323 360-323 374-323 382-321 384-314 370-308 347-308 328-308Z" fill="#fff" opacity=".45" />
      <path d="M328-301 385-298Q384-293 378-291L340-290C332-291 328-295 328-301Z" opacity=".5" />
      <path d="M332-302 371-300" stroke="#fff" strokeWidth="1.5" opacity=".7" />
      {/* grille edge */}
      <path d="M1-124C0-150 1-164 2-176L8-206 14-226 26-222C18-196 14-168 13-150L14-110Z" fill="#0c0d0f" />
      <path d="M8-180 16-178M5-164H13M4-148H12M4-132H12M11-198 19-196M15-214 22-211" stroke="#5a5f66" strokeWidth="1.5" />
      {/* headlamp */}
      <path d="M14-228Q18-240 32-245C64-252 100-256 138-257 118-242 84-230 48-224L18-216Z" fill="#101214" />
      <path d="M24-226C40-238 78-248 118-252 96-240 70-232 26-222Z" fill="#3b444d" />
      <ellipse cx="50" cy="-236" rx="9" ry="6.500" fill="#b9c4cd" />
      <ellipse cx="76" cy="-241" rx="8" ry="5.500" fill="#93a0ab" />
      <path d="M18-219 50-226C78-231 104-240 124-252" fill="none" stroke="#f4f8fb" strokeWidth="3" />
      {/* shield arc */}
      <path d="M100-224 44-212C34-208 28-198 26-186L21-152C20-136 26-128 38-123L100-108 94-100 32-112C16-117 9-130 10-148L15-184C18-204 24-214 36-217Z" fill={url('metal')} stroke="#000" strokeOpacity=".45" strokeWidth=".9" />
      {/* fog lamp */}
      <path d="M40-142 96-138 92-116 44-124C38-128 37-136 40-142Z" fill="#0c0e10" />
      <ellipse cx="66" cy="-129" rx="12" ry="6" fill="#8b97a1" />
      <path d="M56-132Q62-136 70-133" fill="none" stroke="#fff" strokeWidth="1.500" />
      <path d="M14-108 92-96 84-84 24-88Z" fill="#101214" />
      {/* tail lamp, reflector */}
      <path d="M1060-272C1088-286 1114-292 1138-294 1148-284 1154-268 1158-250L1160-234 1116-238C1092-242 1072-254 1060-272Z" fill={url('lamp')} />
      <path d="M1078-271C1100-280 1120-284 1140-284M1084-258C1104-248 1130-244 1158-242" fill="none" stroke="#ffc4c0" strokeWidth="2.400" opacity=".85" />
      <path d="M1092-266 1146-268 1150-258 1100-258Z" fill="#fff" opacity=".35" />
      <path d="M1110-118 1166-124 1164-115 1113-110Z" fill="#7d0a12" stroke="#000" strokeOpacity=".5" strokeWidth=".8" />
      {/* outline */}
      <use href={ref('body')} fill="none" stroke="#000" strokeOpacity=".35" strokeWidth="1.2" />
    </>
  )
}
