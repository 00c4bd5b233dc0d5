import { names } from '../drawing.ts'
import { Glass, Gradients, Outline, Shade, Shadow, Shape, Wheel, Wheels } from '../parts.tsx'
import { ArchGlow, Fin, Flares, handle, noseAndTail, ShutLines, SideWindows, seat, sideTints } from '../sides.tsx'

const tyre = 85.28
const front = 214
const rear = 876.5

/** Ultimate CVT on 225/50 R18: upright nose, T lamps, a roof that floats over a thick body-coloured pillar. */
export function XforceSide({ id }: { id: string }) {
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
            [0.05, 'light', 0.15],
            [0.26, 'light', 0.1],
            [0.33, 'light', 0.44],
            [0.39, 'light', 0.22],
            [0.43, 'light', 0],
            [0.43, 'dark', 0],
            [0.52, 'dark', 0.12],
            [0.7, 'dark', 0.1],
            [0.9, 'dark', 0.34],
            [1, 'dark', 0.55],
          ]}
        />
        <Shade id={`${id}-ends`} from={[0, 0]} to={[1097, 0]} stops={noseAndTail} />
        <Shade
          id={`${id}-crease`}
          from={[440, 0]}
          to={[1070, 0]}
          stops={[
            [0, 'light', 0],
            [0.2, 'light', 0],
            [0.5, 'light', 0.6],
            [0.8, 'light', 0.9],
            [1, 'light', 0.2],
          ]}
        />
        <Shade
          id={`${id}-under`}
          from={[820, -262]}
          to={[825, -214]}
          stops={[
            [0, 'dark', 0.4],
            [0.5, 'dark', 0.16],
            [1, 'dark', 0],
          ]}
        />
        <Glass id={id} from={-392} to={-294} tints={sideTints} />
        <Shape
          id={id}
          name="body"
          d="M120-66 62-64C49-64 40-68 32-78L14-106C7-118 3-132 2-146-.3-160-.2-176 1-192L4-228 9-254C11-262 16-267 24-269L52-275C112-287 190-294 258-298L276-302C326-339 380-372 428-393 456-403.5 492-408 540-408.5 640-409 760-405 850-396 900-391 952-385 996-377Q1004-375 1001-369L990-362 1046-299 1064-294Q1076-291 1079-283L1087-244 1078-232 1082-206 1092-198C1096-190 1097.5-178 1097.5-166 1097-146 1094-124 1086-104 1080-86 1072-76 1058-74L970.5-66A96 96 0 1 0 782.5-66H308A96 96 0 1 0 120-66Z"
        />
        <Shape id={id} name="panes" d="M304-295 346-324 350-297ZM358-297 354-329 426-367C452-381 488-389 548-391L554-302ZM576-303 570-391C660-391 730-388 786-383L800-308ZM811-310 798-382C826-379 850-376 872-373L880-350 826-314Q820-309 811-310Z" />
        <path
          id={`${id}-cuts`}
          d="M332-294C326-250 324-190 328-132 329-116 332-108 344-108M566-302C570-240 570-160 568-112M812-310C822-276 822-250 810-222 794-194 782-164 776-130M52-272C110-280 190-292 274-300M1000-178C1030-184 1060-192 1084-204M968-264H1000Q1006-264 1006-258V-230Q1006-224 1000-224H971Q964-224 964-231V-258Q964-264 968-264Z"
        />
        <path id={`${id}-seat`} d={seat(502, -358, [466, 556, -282])} />
        <Wheel
          id={id}
          tyre={tyre}
          rim={59}
          spokes={5}
          hub={12}
          dark={<path d="M-13-8-28-48-18-56-8-58H8L18-56 28-48 13-8Z" />}
          bright={
            <>
              <path d="M-7-10-11-27-27-48.5-21-54-5-33H5L21-54 27-48.5 11-27 7-10Z" />
              <path d="M-7-10-11-27-27-48.5-25-50.5-8-27-4-11ZM5-33 21-54 23-52 7-30-7-30-5-33Z" fill="#000" opacity=".32" stroke="none" />
              <path d="M-3.5-15-6-26H6L3.5-15Z" fill="#26292d" stroke="none" />
              <path d="M-9-46H9L13-54.5Q0-57.5-13-54.5Z" />
              <path d="M-9-46H9L10-48H-10Z" fill="#000" opacity=".32" stroke="none" />
            </>
          }
        />
      </defs>
      <Shadow id={id} from={4} to={1094} tyres={[front, rear]} />
      {/* underbody, wheel wells */}
      <path d="M70-66H1030L1050-70 1060-110H60ZM340-66 360-56H760L780-66ZM980-70 990-60H1026L1040-76Z" fill="#08090a" />
      <path d="M116-66A103 103 0 1 1 312-66ZM778-66A103 103 0 1 1 974-66Z" fill="#050607" />
      <Wheels id={id} tyre={tyre} front={front} rear={rear} />
      <path d="M126-92A89 89 0 0 1 302-92C286-132 251-155 214-155S142-132 126-92ZM788-92A89 89 0 0 1 965-92C949-132 914-155 877-155S805-132 788-92Z" opacity=".55" />
      {/* paint, roof */}
      <use className="paint" href={ref('body')} />
      <path className="roof" d="M276-302C326-339 380-372 428-393 456-403.5 492-408 540-408.5 640-409 760-405 850-396 900-391 952-385 996-377Q1004-375 1001-369L990-363 900-377 780-388 548-396 440-380 308-298Z" />
      {/* shading */}
      <g clipPath={url('body-clip')}>
        <path d="M0-420H1098V-50H0Z" fill={url('tone')} />
        <path d="M44-274C112-288 190-295 274-300 220-287 150-279 90-272Z" fill="#fff" opacity=".34" />
        <path d="M428-388C456-398.5 492-403 540-403.5 640-404 760-400 850-391 900-386 952-380 998-372" fill="none" stroke="#fff" strokeWidth="3" opacity=".35" />
        {/* one dark band under the shoulder, dropping in the doors and rising over each wheel */}
        <path d="M30-246C150-266 260-266 340-258 430-250 520-246 620-248 700-251 740-252 780-257 860-268 970-284 1098-290V-240C1030-252 960-252 890-246 800-232 700-206 600-192 480-186 330-204 240-222 160-230 80-206 14-176Z" fill={url('dark-fade')} />
        <path d="M0-160C60-196 140-232 240-222 330-204 480-186 600-192 700-206 800-232 890-246 960-252 1030-252 1098-240V-106H0Z" fill={url('light-fade')} opacity=".26" />
        <path d="M560-247C640-248 720-250 780-257 860-268 970-284 1084-289L1090-236C1000-244 900-242 820-226 740-222 650-236 560-247Z" fill={url('under')} />
        <path d="M100-256C190-264 270-263 340-256 420-249 500-245 620-246" fill="none" stroke={url('dark-glint')} strokeWidth="2.6" />
        <path d="M60-252C150-266 260-266 340-258 420-251 500-247 600-248" fill="none" stroke={url('light-glint')} strokeWidth="2.4" />
        <path d="M540-247C640-248 720-250 780-257 860-268 970-284 1080-288" fill="none" stroke={url('crease')} strokeWidth="2" />
        {/* facet above the sill */}
        <path d="M340-136C480-128 640-148 790-196L778-112H344Z" fill={url('light-fade')} opacity=".4" />
        <path d="M340-137C480-129 640-149 789-197" fill="none" stroke={url('dark-glint')} strokeWidth="2" />
        <path d="M340-135C480-127 640-147 788-194" fill="none" stroke={url('light-glint')} strokeWidth="1.6" />
        <ellipse cx="200" cy="-276" rx="116" ry="10" fill={url('soft')} opacity=".55" />
        <ellipse cx="950" cy="-300" rx="96" ry="14" fill={url('soft')} opacity=".5" />
        {/* box-shaped fenders */}
        <path id={`${id}-box`} d="M76-156 98-190Q116-214 148-222L186-229H244L286-219Q316-208 332-180L350-142 330-106 296-190 240-206H190L132-190 98-106Z" fill={url('light-fade')} opacity=".4" />
        <use href={ref('box')} x="662" />
        <Flares id={id} width={1.6} shadow="M76-156 98-190Q116-214 148-222L186-229H244L286-219Q316-208 332-180L350-142" light="M78-154 100-188Q118-212 149-220L187-227H243L285-217Q314-206 330-178L348-140" x={662} />
        <ArchGlow id={id} front={front} rear={rear} y={-85} r={152} />
        <path d="M0-420H1098V-50H0Z" fill={url('ends')} />
        {/* windscreen and rear pane, edge on */}
        <path d="M282-303C330-339 380-370 426-390L420-386C374-364 336-336 306-300Z" fill="#14181c" />
        <path d="M992-366 978-366 1028-302 1048-297Z" fill="#14181c" />
      </g>
      {/* cladding: squared arches, sill, bumper ends */}
      <g clipPath={url('body-clip')}>
        <path d="M98-56V-110L118-160Q128-186 152-194L190-205H240L278-192Q304-180 313-154L330-106H764L777-152Q788-180 814-194L852-205H902L940-194Q964-186 974-160L992-114 1098-126V-56Z" fill="#15171a" />
        <path d="M98-108 118-160Q128-186 152-194L190-205H240L278-192Q304-180 313-154L330-106M764-106 777-152Q788-180 814-194L852-205H902L940-194Q964-186 974-160L992-114" fill="none" stroke="#fff" strokeWidth="1.4" opacity=".35" />
        <circle cx={front} cy="-85" r="98" fill="none" stroke="#2b2e32" strokeWidth="5" />
        <circle cx={rear} cy="-85" r="98" fill="none" stroke="#2b2e32" strokeWidth="5" />
        <path d="M350-94H690L700-84H344Z" fill={url('metal')} />
      </g>
      <ShutLines id={id} />
      {/* daylight opening; its black runs on under the roof to the spoiler */}
      <SideWindows
        id={id}
        opening="M288-292 420-374C448-390 488-396 548-396.5 640-397 760-392 850-383 900-378 950-371 990-364L1004-346 906-351Q894-352 884-343L832-308C826-303 820-302 808-302L566-296Z"
        shine="M384-400H454L374-280H264ZM636-400H746L676-280H576ZM840-390H870L830-290H800Z"
        band="M390-410H900V-366C840-376 740-383 640-385 520-386 470-380 424-354Z"
      >
        <use href={ref('seat')} />
        <use href={ref('seat')} x="212" y="-2" />
        <path d="M300-284V-300C330-310 376-312 404-300L410-324 414-324 408-284Z" />
      </SideWindows>
      <path d="M292-293 566-298 806-304C818-304 824-305 830-310L882-350" fill="none" stroke="#fff" strokeWidth="1.2" opacity=".4" />
      {/* rails, fin */}
      <path d="M452-399C466-408 484-415 510-415L820-410C850-409 876-402 896-391L880-392C862-401 844-404.5 818-405L512-409.5C490-409.5 478-406 466-400Z" fill="#a4a9af" stroke="#000" strokeOpacity=".5" strokeWidth=".8" />
      <path d="M466-405C478-411 492-414 512-414L820-409C842-408 860-403 878-396" fill="none" stroke="#fff" strokeWidth="1.6" opacity=".8" />
      <Fin d="M906-390C918-394 926-402 932-406Q937-408 938-404L942-383Z" />
      {/* handles, mirror */}
      <g id={`${id}-handle`}>
        <path d="M492-252Q496-242 518-242T544-252Z" opacity=".2" />
        <path className="paint" d={handle(490, -260)} stroke="#000" strokeOpacity=".35" strokeWidth=".8" />
        <path d="M490-259H543Q548-258 548-255H487Z" fill="#fff" opacity=".6" />
        <path d="M486-253H549Q548-249 542-249H495Q487-249 486-253Z" opacity=".5" />
      </g>
      <use href={ref('handle')} x="250" y="-8" />
      <path d="M368-294 362-308H392L384-294Z" fill="#0b0c0e" />
      <path className="paint" d="M338-314C340-326 352-331 368-331 382-331 392-329 394-323 396-312 394-304 387-300L350-299C340-300 336-306 338-314Z" stroke="#000" strokeOpacity=".3" strokeWidth=".8" />
      <path d="M338-316C340-326 352-331 368-331 382-331 392-329 394-323 378-318 356-318 338-316Z" fill="#fff" opacity=".45" />
      <path d="M338-310 394-308Q392-302 387-300L350-299C342-300 338-305 338-310Z" fill="#0b0c0e" opacity=".75" />
      {/* nose: grille edge, blade, lower intake */}
      <path d="M2-140C0-156 0-176 1-192L4-228 9-252 22-246C16-214 13-190 14-168L20-130Z" fill="#0c0d0f" />
      <path d="M6-222H17M4-206H15M4-190H14M4-174H14" stroke="#5a5f66" strokeWidth="1.5" />
      <path d="M0-140 16-166 30-164 108-172 118-158 100-108 102-60 62-64C49-64 40-68 32-78L14-106Z" fill="#15171a" clipPath={url('body-clip')} />
      <path d="M44-160 90-165 82-142 48-138Z" fill="#343c44" />
      <ellipse cx="64" cy="-151" rx="10" ry="7" fill="#b9c4cd" />
      <path d="M57-154Q62-158 69-155" fill="none" stroke="#fff" strokeWidth="1.5" />
      <path d="M108-184 30-180C20-178 14-170 14-160L20-142 46-110 54-118 30-146 26-158C26-166 28-169 36-170L106-174Z" fill={url('metal')} stroke="#000" strokeOpacity=".45" strokeWidth=".9" />
      <path d="M22-94 92-86 86-68 62-64C49-64 40-68 32-78Z" fill={url('metal')} />
      {/* headlamp: a T of light, bar along the bonnet, stem of steps below */}
      <path d="M9-252Q12-264 22-267L52-272C84-276 108-278 128-278L110-256 92-240 84-206 30-198 15-206Z" fill="#101214" />
      <path d="M46-250 84-256 76-212 42-206Z" fill="#343c44" />
      <path d="M11-250 60-258 118-272 110-260 62-248 12-240Z" fill="#f4f8fb" />
      <path d="M26-238 40-240 40-230 25-228ZM25-224 39-226 39-216 25-214ZM25-210 38-212 37-203 25-201Z" fill="#f4f8fb" />
      <ellipse cx="62" cy="-236" rx="9" ry="7.5" fill="#b9c4cd" />
      <ellipse cx="59" cy="-218" rx="8" ry="6.5" fill="#8996a1" />
      <path d="M56-238Q60-243 66-241M54-220Q57-224 63-222" fill="none" stroke="#fff" strokeWidth="1.5" />
      {/* tail lamp: the T on its side, and the dark band */}
      <path d="M986-290 1042-299 1064-294Q1076-292 1079-284L1087-244 1080-232 1060-232 1048-262 1012-268Z" fill="#14080a" />
      <path d="M994-288 1044-295 1064-290Q1072-288 1075-280L1077-270 1012-272Z" fill={url('lamp')} />
      <path d="M1052-268 1078-268 1084-246 1079-236 1064-236Z" fill={url('lamp')} />
      <path d="M1004-284 1066-286 1074-274M1060-264 1070-240" fill="none" stroke="#ffc4c0" strokeWidth="2.4" opacity=".85" />
      <path d="M1052-146 1092-154 1091-140 1054-134Z" fill="#7d0a12" stroke="#000" strokeOpacity=".5" strokeWidth=".8" />
      <path d="M1030-98 1086-104 1078-84 1060-74 1038-72Z" fill={url('metal')} />
      <Outline id={id} />
    </>
  )
}
