import { names } from '../drawing.ts'
import { Glass, Gradients, Outline, Shade, Shadow, Shape, Wheel, Wheels } from '../parts.tsx'
import { ArchGlow, Fin, noseAndTail, ShutLines, SideWindows, seat, sideTints } from '../sides.tsx'

const tyre = 88.09
const front = 236
const rear = 903.5

/** 1.5T Ultimate on 225/55 R18, first look (2017–2021): the wedge with the rear window split by its lamp bar. */
export function EclipseCrossSide({ id }: { id: string }) {
  const { ref, url } = names(id)
  return (
    <>
      <defs>
        <Gradients id={id} />
        <Shade
          id={`${id}-tone`}
          from={[0, -421]}
          to={[0, -58]}
          stops={[
            [0, 'light', 0.6],
            [0.05, 'light', 0.15],
            [0.28, 'light', 0.1],
            [0.37, 'light', 0.4],
            [0.42, 'light', 0.2],
            [0.46, 'light', 0],
            [0.46, 'dark', 0],
            [0.54, 'dark', 0.1],
            [0.7, 'dark', 0.1],
            [0.9, 'dark', 0.34],
            [1, 'dark', 0.55],
          ]}
        />
        <Shade id={`${id}-ends`} from={[0, 0]} to={[1101, 0]} stops={noseAndTail} />
        <Shade
          id={`${id}-crease`}
          from={[340, 0]}
          to={[1060, 0]}
          stops={[
            [0, 'light', 0],
            [0.12, 'light', 0.7],
            [0.5, 'light', 0.85],
            [0.85, 'light', 0.9],
            [1, 'light', 0.2],
          ]}
        />
        <Shade
          id={`${id}-under`}
          from={[700, -264]}
          to={[709, -192]}
          stops={[
            [0, 'dark', 0.46],
            [0.45, 'dark', 0.2],
            [1, 'dark', 0],
          ]}
        />
        <Shade
          id={`${id}-over`}
          from={[700, -266]}
          to={[694, -306]}
          stops={[
            [0, 'light', 0.42],
            [1, 'light', 0],
          ]}
        />
        <Glass id={id} from={-402} to={-288} tints={sideTints} />
        <Shape
          id={id}
          name="body"
          d="M143.8-58 70-53C55-53 44-57 36-66L18-88C8-103 3-119 2-135-.4-148-.2-160 2-174L8-212 14-240C16-249 22-254 30-257L60-264C120-278 200-290 268-296L284-300C336-341 392-376 448-402 476-415.5 512-421.25 560-421.25 640-421.25 740-419 830-410 900-402 956-392 1003-378Q1009-375 1005-371L994-367 1068-307 1090-301Q1095-300 1095-295L1094-280 1088-275 1092-240 1094-214 1099-200C1101-190 1101.25-178 1101.25-166 1101-146 1098-122 1090-100 1084-84 1076-74 1060-71L995.7-59A97 97 0 1 0 811.3-58H328.2A97 97 0 1 0 143.8-58Z"
        />
        <Shape id={id} name="panes" d="M322-291 366-322 369-293ZM377-294 374-327 446-374C472-391 508-400 572-402L579-308ZM600-310 593-402C690-401 770-397 826-390L837-330ZM847-331 838-388C876-382 906-376 930-369Q934-367 930-364L884-337Q874-331 862-331Z" />
        <path id={`${id}-cuts`} d="M356-288C349-244 348-180 352-116 353-100 356-93 366-92L800-92M588-306C591-230 592-150 592-92M847-331C855-284 852-250 838-220 822-190 808-160 800-120M60-262C112-256 200-270 284-297M116-247C130-228 142-200 150-164M1006-168C1040-176 1072-186 1098-198" />
        <path id={`${id}-seat`} d={seat(522, -362, [486, 576, -280])} />
        <Wheel
          id={id}
          tyre={tyre}
          rim={59}
          spokes={5}
          dark={<path d="M-11-8-25-51-18-55H18L25-51 11-8Z" />}
          bright={
            <>
              <path d="M-7.5-10-17-54.3-8.5-57-1.5-17 1.5-17 8.5-57 17-54.3 7.5-10Z" />
              <path d="M-7.5-10-17-54.3-14-55.4-4.5-11ZM1.5-17 8.5-57 10.6-56.4 3.5-14Z" fill="#000" opacity=".32" stroke="none" />
            </>
          }
        />
      </defs>
      <Shadow id={id} from={4} to={1098} tyres={[front, rear]} />
      {/* underbody, wheel wells */}
      <path d="M80-58H1036L1056-100H60ZM356-60 380-49H790L806-60ZM1000-64 1010-56H1052L1060-70Z" fill="#08090a" />
      <path d="M140-58A104 104 0 1 1 332-58ZM807-58A104 104 0 1 1 1000-58Z" fill="#050607" />
      <Wheels id={id} tyre={tyre} front={front} rear={rear} />
      <path d="M146-94A91 91 0 0 1 326-94C310-136 274-160 236-160S162-136 146-94ZM814-94A91 91 0 0 1 993-94C977-136 941-160 903-160S830-136 814-94Z" opacity=".55" />
      {/* paint, roof */}
      <use className="paint" href={ref('body')} />
      <path className="roof" d="M284-300C336-341 392-376 448-402 476-415.5 512-421.25 560-421.25 640-421.25 740-419 830-410 900-402 956-392 1003-378Q1009-375 1005-371L994-367 940-376 800-396 560-404 452-382 318-290Z" />
      {/* shading */}
      <g clipPath={url('body-clip')}>
        <path d="M0-430H1102V-40H0Z" fill={url('tone')} />
        <path d="M52-262C120-277 200-289 280-299 226-283 160-270 98-264Z" fill="#fff" opacity=".34" />
        <path d="M448-397C478-410 512-416 560-416 640-416 740-414 830-405 900-397 956-387 1003-374" fill="none" stroke="#fff" strokeWidth="3" opacity=".35" />
        <path d="M452-392C482-404 514-410.5 560-410.5 640-410.5 740-408 830-399 900-391 956-381 1000-369" fill="none" stroke="#000" strokeWidth="2.5" opacity=".2" />
        {/* the knife cut, from the front door through the handles into the lamp */}
        <path d="M250-208C400-223 640-252 800-276 880-288 980-302 1102-316V-236C1040-242 960-238 900-230 820-214 700-196 560-188 440-184 330-192 250-210Z" fill={url('dark-fade')} opacity=".5" />
        <path d="M270-208C420-225 640-252 800-276 880-288 980-302 1080-313L1092-222C1000-232 920-226 830-206 640-182 440-190 270-208Z" fill={url('under')} />
        <path d="M300-212C460-230 640-253 800-277 880-289 980-303 1070-313V-354C880-334 640-290 300-212Z" fill={url('over')} />
        <path d="M0-150C80-188 160-222 250-210 330-192 440-184 560-188 700-196 820-214 900-230 960-238 1040-242 1102-236V-100H0Z" fill={url('light-fade')} opacity=".28" />
        <path d="M344-216C480-230 640-250 800-274 880-286 980-300 1060-309" fill="none" stroke={url('dark-glint')} strokeWidth="3.4" />
        <path d="M344-218C480-232 640-252 800-276 880-288 980-302 1060-311" fill="none" stroke={url('crease')} strokeWidth="2" />
        <path d="M40-240C110-258 200-264 420-258" fill="none" stroke={url('light-glint')} strokeWidth="2.4" />
        <path d="M30-236C110-254 200-260 420-255 300-248 180-236 20-206Z" fill={url('dark-fade')} opacity=".6" />
        {/* the scoop above the sill */}
        <path d="M360-112C500-112 680-128 814-174L800-92H366Z" fill={url('light-fade')} opacity=".4" />
        <path d="M360-113C500-113 680-129 814-175" fill="none" stroke={url('dark-glint')} strokeWidth="2" />
        <path d="M360-111C500-111 680-127 813-172" fill="none" stroke={url('light-glint')} strokeWidth="1.6" />
        <ellipse cx="214" cy="-262" rx="116" ry="10" fill={url('soft')} opacity=".5" />
        <ellipse cx="960" cy="-304" rx="96" ry="14" fill={url('soft')} opacity=".5" />
        <ArchGlow id={id} front={front} rear={rear} y={-88} r={146} />
        <path d="M0-430H1102V-40H0Z" fill={url('ends')} />
        {/* windscreen and rear panes, edge on */}
        <path d="M290-301C340-341 394-374 446-399L438-394C390-369 350-337 316-298Z" fill="#14181c" />
        <path d="M996-370 980-372 1046-311 1070-304Z" fill="#14181c" />
        <path d="M1080-276 1089-276 1095-240 1086-238Z" fill="#14181c" />
      </g>
      {/* cladding: arches, sill, bumper ends */}
      <g clipPath={url('body-clip')}>
        <path d="M140-40V-58A97 97 0 0 1 332-58V-40M808-40V-58A97 97 0 0 1 1000-58V-40" fill="none" stroke="#15171a" strokeWidth="1" />
        <circle cx={front} cy="-88" r="104" fill="none" stroke="#15171a" strokeWidth="17" />
        <circle cx={rear} cy="-88" r="104" fill="none" stroke="#15171a" strokeWidth="17" />
        <path d="M330-92H808V-40H330ZM150-96 60-100 16-92V-40H150ZM990-96 1090-106 1102-112V-40H990Z" fill="#15171a" />
        <path d="M124-100A112.5 112.5 0 0 1 346-110M791-100A112.5 112.5 0 0 1 1013-110" fill="none" stroke="#fff" strokeWidth="1.3" opacity=".4" />
        <path d="M344-91H796M18-93 60-99 124-97M1014-99 1092-108" fill="none" stroke="#fff" strokeWidth="1.2" opacity=".3" />
        <path d="M346-84H794L799-76H341Z" fill={url('metal')} />
        <path d="M26-80 110-78 102-62 70-56C54-56 42-62 36-68Z" fill={url('metal')} />
        <path d="M1040-84 1092-92 1080-76 1058-70 1044-68Z" fill={url('metal')} />
      </g>
      <ShutLines id={id} />
      {/* daylight opening, panes, seats, reflections */}
      <SideWindows
        id={id}
        opening="M304-287 442-380C470-398 508-407 560-407 660-407 770-403 838-395 884-389 918-382 944-373Q949-370 944-366L888-331C876-324 862-323 842-324L594-302Z"
        shine="M400-410H470L390-280H280ZM660-410H770L700-280H600ZM880-400H920L870-290H830Z"
        band="M400-420H970V-362C900-382 800-393 660-395 540-397 490-391 440-362Z"
      >
        <use href={ref('seat')} y="-4" />
        <use href={ref('seat')} x="222" y="-8" />
        <path d="M320-280V-298C350-308 390-304 420-292L426-318 430-318 424-276Z" />
      </SideWindows>
      <path d="M306-287 594-302 842-324C862-323 876-324 888-331L947-368" fill="none" stroke={url('metal')} strokeWidth="2.6" />
      {/* fin */}
      <Fin d="M862-404C876-408 886-414 893-419Q898-421 899-416L903-398Z" />
      {/* handles, mirror */}
      <g id={`${id}-handle`} transform="translate(0 -5)">
        <path d="M514-234Q519-224 541-224T567-234Z" opacity=".2" />
        <path className="paint" d="M513-243 567-248Q574-248 573-242T566-236L519-232Q511-232 510-237T513-243Z" stroke="#000" strokeOpacity=".35" strokeWidth=".8" />
        <path d="M513-242 567-247Q572-247 572-243L511-237Z" fill="#fff" opacity=".6" />
        <path d="M510-236 573-241Q572-237 566-236L519-232Q511-232 510-236Z" opacity=".5" />
      </g>
      <use href={ref('handle')} x="264" y="-35" />
      <path d="M388-293 382-306H410L402-292Z" fill="#0b0c0e" />
      <g transform="translate(0 -7)">
        <path className="paint" d="M358-306C360-318 372-323 388-323 401-323 411-321 413-315 415-304 413-296 406-292L370-291C360-292 356-299 358-306Z" stroke="#000" strokeOpacity=".3" strokeWidth=".8" />
        <path d="M358-308C360-318 372-323 388-323 401-323 411-321 413-315 398-310 376-310 358-308Z" fill="#fff" opacity=".45" />
        <path d="M358-302 414-300Q412-294 406-292L370-291C362-292 358-297 358-302Z" opacity=".5" />
        <path d="M362-304 400-302" stroke="#fff" strokeWidth="1.5" opacity=".7" />
      </g>
      {/* grille edge */}
      <path d="M2-136C0-150 0-162 2-174L8-212 14-238 24-232C17-202 13-172 12-150L14-126Z" fill="#0c0d0f" />
      <path d="M10-214H20M14-235 24-230" stroke="#cfd4d9" strokeWidth="3" />
      {/* headlamp with its light line below */}
      <path d="M13-236Q18-251 28-255L60-262C94-268 126-271 154-271 132-258 94-247 60-239L24-230Z" fill="#101214" />
      <path d="M34-246 62-252 118-264 64-258Z" fill="#3b444d" />
      <ellipse cx="50" cy="-249" rx="8" ry="5.5" fill="#b9c4cd" />
      <ellipse cx="73" cy="-254" rx="7" ry="4.5" fill="#93a0ab" />
      <path d="M22-234 60-243C94-251 126-260 148-270" fill="none" stroke="#f4f8fb" strokeWidth="3" />
      {/* shield arc round the stacked lamps */}
      <path d="M104-242 42-226C32-221 28-208 26-196L21-160C19-146 24-138 34-134L96-126 90-116 32-124C14-128 9-140 11-160L17-200C20-214 24-222 34-228Z" fill={url('metal')} stroke="#000" strokeOpacity=".45" strokeWidth=".9" />
      <path d="M34-202 82-214Q90-215 89-207L81-154Q79-145 70-144L34-138C28-152 28-178 34-202Z" fill="#0c0e10" />
      <path d="M38-196 82-207 78-180 36-174ZM35-168 77-174 74-157Q73-152 67-151L37-147Z" fill="#343c44" />
      <ellipse cx="58" cy="-187" rx="10" ry="8" fill="#b9c4cd" />
      <ellipse cx="56" cy="-160" rx="9" ry="7" fill="#8996a1" />
      <path d="M52-190Q56-193 62-191M51-162Q54-166 60-165" fill="none" stroke="#fff" strokeWidth="1.5" />
      {/* tail lamp and the bar's end */}
      <path d="M966-296 1030-308 1068-309 1090-302Q1095-300 1095-295L1093-278 1088-268 1040-272C1014-276 990-284 966-296Z" fill={url('lamp')} />
      <path d="M982-295 1034-302 1089-294 1087-275 1042-278Z" fill="none" stroke="#ffc4c0" strokeWidth="2.4" strokeLinejoin="round" opacity=".85" />
      <path d="M966-296C990-286 1014-276 1040-272L1088-268" fill="none" stroke="#000" strokeWidth="2" opacity=".4" />
      <path d="M1058-142 1097-150 1095-134 1060-128Z" fill="#7d0a12" stroke="#000" strokeOpacity=".5" strokeWidth=".8" />
      <Outline id={id} />
    </>
  )
}
