import { names } from '../drawing.ts'
import { Gradients, Outline, Shadow, Shape, Wheel, Wheels } from '../parts.tsx'
import { ArchGlow, Fin, handle, ShutLines, SideWindows, seat } from '../sides.tsx'
import { SideShades } from './SideShades.tsx'

const tyre = 96.9
const front = 220
const rear = front + 782.5
const flares = `M109-97A111 111 0 0 1 331-97M${rear - 111}-97A111 111 0 0 1 ${rear + 111}-97`

/** Triton Ultimate double cab from the left: cab and load bed are two bodies with a gap between them. */
export function TritonSide({ id }: { id: string }) {
  const { ref, url } = names(id)
  return (
    <>
      <defs>
        <Gradients id={id} />
        <SideShades id={id} />
        {/* cab, then bed */}
        <Shape
          id={id}
          name="body"
          d="M110-112 90-98 52-95C38-96 30-100 24-108L10-128C3-140 0-154 0-170V-206L2-246 5-280Q7-294 20-298C70-307 130-311 200-314L372-320 382-323 496-420C514-434 538-441 574-442 660-444 756-443 820-437L842-434Q850-432 852-427L870-336Q872-326 872-308V-152L864-116 330-112A111 111 0 0 0 110-112ZM880-140V-312Q880-318 886-318L1288-323Q1300-323 1302-316L1306-302 1303-190 1296-150Q1292-134 1280-133L1107.8-132A111 111 0 0 0 897.2-132L880-128Z"
        />
        <Shape id={id} name="panes" d="M418-320 446-345 449-321ZM457-321V-353L526-410C538-417 556-419 582-419H612V-322ZM634-322V-419H766L784-418V-325ZM793-326V-417C803-416 808-412 811-405L828-348 809-332Q803-327 793-326Z" />
        <path id={`${id}-cuts`} d="M400-316C388-300 378-290 374-270 371-240 371-190 375-150 377-130 384-119 396-118M623-320C621-260 624-180 628-117M848-340C852-300 852-240 850-200 848-160 838-130 828-116M112-298C190-303 300-309 384-317M906-298H938Q943-298 943-293V-262Q943-257 938-257H911Q906-257 906-262Z" />
        <Wheel
          id={id}
          tyre={tyre}
          rim={58}
          spokes={6}
          hub={16}
          nuts={6}
          dark={<path d="M-11-10-21-51-13-55H13L21-51 11-10Z" />}
          bright={
            <>
              <path d="M-7-12-5.5-30-10-53.5Q-9-55.5-6-55.7H6Q9-55.5 10-53.5L5.5-30 7-12Z" />
              <path d="M-2-28-4.5-53H4.5L2-28Q0-24-2-28Z" fill="#25282c" />
              <path d="M7-12 5.5-30 10-53.5 8-54.5 3.5-30 4-12Z" fill="#000" opacity=".26" stroke="none" />
            </>
          }
        />
      </defs>

      <Shadow id={id} from={0} to={1330} tyres={[front, rear]} />

      {/* chassis, gearbox, axle, exhaust, gap between the bodies */}
      <path d="M118-104H1230L1290-150H60ZM150-100H330L300-64H190ZM440-104 470-62H640L690-78H800L830-100ZM960-70Q1002-40.5 1046-70V-110H960ZM1040-104H1180V-94H1050ZM862-300 858-104H886V-300Z" fill="#08090a" />
      <path d="M1160-105H1236Q1239-100 1236-95H1162Z" fill="#5d6268" />
      {/* wells, wheels, arch shadow on the tyre */}
      <path d="M104-112A117 117 0 0 1 336-112ZM885-128A121 121 0 0 1 1120-128Z" fill="#050607" />
      <path d="M334-112H352L348-72H338ZM1112-130H1132L1126-70H1114Z" fill="#0e0f11" />
      <Wheels id={id} tyre={tyre} front={front} rear={rear} />
      <path d="M124.3-112A96.9 96.9 0 0 1 315.7-112C298-146 262-170 220-170S142-146 124.3-112ZM906.8-112A96.9 96.9 0 0 1 1098.2-112C1080-146 1044-170 1002.5-170S925-146 906.8-112Z" opacity=".55" />

      {/* styling bar behind the cab */}
      <path d="M888-316 902-398Q905-412 920-412H938Q948-412 956-404L1064-320H1022L952-374Q938-384 934-370L922-316Z" fill="#17191c" />
      <path d="M893-320 906-396Q908-408 921-408.5H938Q946-408 953-402L1050-326" fill="none" stroke="#fff" strokeWidth="2" opacity=".35" />

      {/* paint, roof */}
      <use href={ref('body')} className="paint" />
      <path className="roof" d="M382-323 496-420C514-434 538-441 574-442 660-444 756-443 820-437L842-434Q850-432 852-427L860-398 836-410 810-427 584-431 530-420 412-322Z" />

      {/* shading */}
      <g clipPath={url('body-clip')}>
        <path d="M0-445H1310V-90H0Z" fill={url('fall')} />
        {/* bonnet, cantrail */}
        <path d="M28-296C100-305 200-311 378-318 280-307 180-301 96-296Z" fill="#fff" opacity=".38" />
        <path d="M530-425C544-431 562-433 588-434L814-431 850-423" fill="none" stroke="#fff" strokeWidth="3" opacity=".35" />
        <path d="M526-421C540-428 560-430 588-431L814-428 852-419" fill="none" stroke="#000" strokeWidth="3" opacity=".2" />
        {/* hollow flank under the beam */}
        <path d="M60-268 880-274 1306-282V-240C1180-246 1130-238 1080-228H930C900-206 850-188 780-182L640-178 470-182C390-186 352-200 316-222H126L60-236Z" fill={url('dark-fade')} />
        <path d="M0-190 60-236 126-222H316C352-200 390-186 470-182L640-178 780-182C850-188 900-206 930-228H1080L1180-240 1306-232V-120H0Z" fill={url('light-fade')} opacity=".28" />
        <path d="M0-266 880-274 1306-282" fill="none" stroke={url('edge')} strokeWidth="2.2" />
        {/* squared wheel bulges */}
        <path d="M104-160 132-218Q136-224 144-224H300Q308-224 312-218L352-150M878-160 914-222Q918-228 926-228H1080Q1088-228 1092-222L1130-156" fill="none" stroke={url('edge')} strokeWidth="1.8" opacity=".75" />
        <path d="M107-160 134-215Q138-221 145-221H299Q306-221 309-216L349-148M881-160 916-219Q920-225 927-225H1079Q1086-225 1089-220L1127-154" fill="none" stroke="#000" strokeWidth="1.6" opacity=".22" />
        {/* sill facet */}
        <path d="M344-132C400-148 560-154 650-157L850-169C848-150 840-130 830-116H346Z" fill={url('light-fade')} opacity=".5" />
        <path d="M344-133C400-149 560-155 650-158L850-170" fill="none" stroke={url('dark-glint')} strokeWidth="2.4" />
        <path d="M344-131C400-147 560-153 650-156L850-168" fill="none" stroke={url('light-glint')} strokeWidth="1.8" />
        <ellipse cx="220" cy="-284" rx="120" ry="11" fill={url('soft')} opacity=".5" />
        <ellipse cx="1090" cy="-298" rx="170" ry="12" fill={url('soft')} opacity=".4" />
        <ArchGlow id={id} front={220} rear={rear} y={-97} r={150} />
        <path d="M0-445H1310V-90H0Z" fill={url('ends')} />
        {/* flares */}
        <path d={flares} fill="none" stroke="#141619" strokeWidth="26" />
        <path d={flares} fill="none" stroke="#000" strokeWidth="8" />
        <path d="M97-112A124 124 0 0 1 314-178M880-112A124 124 0 0 1 1096-178" fill="none" stroke="#fff" strokeWidth="1.6" opacity=".4" />
        {/* windscreen and rear window, seen edge on; bed cap */}
        <path d="M386-322 500-419 512-428 500-434 376-324ZM852-425 873-332 864-330 845-421Z" fill="#14181c" />
        <path d="M878-322 1302-328V-315L878-310Z" fill="#1a1c1f" />
        <path d="M880-311 1302-316" fill="none" stroke="#fff" strokeWidth="1.2" opacity=".4" />
      </g>

      {/* sill, bumper underside, side step */}
      <path d="M330-112 864-116 866-126 334-122ZM110-112 90-98 52-95C38-96 30-100 24-108L10-128 58-116 104-122Z" fill="#15171a" />
      <path d="M26-105 96-102 90-98 52-95C38-96 32-98 28-102Z" fill={url('metal')} />
      <path d="M338-102 352-110H852L872-102 862-88H350Z" fill="#1b1d20" />
      <path d="M344-102H868L864-96H348Z" fill={url('metal')} />

      <ShutLines id={id} />

      {/* daylight opening, panes, seats, reflections */}
      <SideWindows id={id} opening="M400-316 523-416C536-424 554-426 582-426L778-425C802-425 813-421 819-407L837-350Q839-344 833-339L816-326Q808-320 794-320Z" shine="M506-430H566L486-310H390ZM690-430H764L700-310H616Z" band="M490-430H846V-390L810-405 594-409C554-408 536-402 510-384Z">
        <path id={`${id}-seat`} d={seat(572, -384, [540, 622, -308])} />
        <use href={ref('seat')} x="184" y="-2" />
        <path d="M408-308V-320C448-332 478-334 504-322L512-346 516-346 510-308Z" />
      </SideWindows>
      <path d="M402-317 794-321Q808-321 816-327L835-342" fill="none" stroke={url('metal')} strokeWidth="2.4" />

      {/* outline; rails, lamps and rear bumper lie over it */}
      <Outline id={id} />

      {/* rails, fin */}
      <path d="M548-437Q558-448.6 576-448.6L784-447Q802-446 814-435H798Q792-441 780-441.5L584-443Q572-443 566-437Z" fill="#a4a9af" stroke="#000" strokeOpacity=".4" strokeWidth=".8" />
      <path d="M558-443Q566-447.6 578-447.6L784-446Q794-445 802-441" fill="none" stroke="#fff" strokeWidth="1.4" opacity=".8" />

      <Fin d="M812-438C824-440 830-443 836-446.5Q840-447.5 841-444L844-432Z" />

      {/* handles, mirror */}
      <path d="M562-264Q566-253 588-253T614-264ZM780-267Q784-256 806-256T832-267Z" opacity=".22" />
      <path id={`${id}-handle`} d={handle(560, -273)} fill={url('metal')} />
      <use href={ref('handle')} x="218" y="-3" />
      <path id={`${id}-grip`} d="M556-266H619Q618-262 612-262H565Q557-262 556-266Z" opacity=".45" />
      <use href={ref('grip')} x="218" y="-3" />
      <path d="M440-318 434-330H464L456-316Z" fill="#0b0c0e" />
      <path className="paint" d="M408-340C410-354 422-360 440-360 456-360 465-358 467-350 469-338 468-330 461-325L420-324C410-326 406-332 408-340Z" />
      <path d="M408-342C410-354 422-360 440-360 456-360 465-358 467-350 450-346 428-344 408-342Z" fill="#fff" opacity=".45" />
      <path d="M408-336 468-333Q467-328 461-325L420-324C412-325 408-330 408-336Z" opacity=".55" />
      <path d="M412-337 454-335" stroke="#fff" strokeWidth="1.5" opacity=".7" />
      <path d="M408-340C410-354 422-360 440-360 456-360 465-358 467-350 469-338 468-330 461-325L420-324C410-326 406-332 408-340Z" fill="none" stroke="#000" strokeOpacity=".35" />

      {/* grille edge */}
      <path d="M0-160V-206L2-246 5-280 18-282C13-240 12-206 12-186L14-138Z" fill="#0c0d0f" />
      <path d="M4-258 15-259M3-233H13M1-206H12M1-184H11M1-162H12" stroke="#5a5f66" strokeWidth="2" />
      {/* headlamp: three stacked steps over the lenses */}
      <path d="M5-284Q7-294 20-297L60-301Q96-303 118-302L108-276Q100-250 91-234L40-224Q18-224 13-238Z" fill="#0f1113" />
      <path d="M18-290 110-297 109-293 30-286.5V-281L18-280ZM20-276 32-277V-280L105-286 104-282 44-277V-272L21-270ZM24-266 46-268V-271L101-275.5 99-271.5 58-267.5V-262L25-259Z" fill="#f4f8fb" />
      <path d="M30-248 84-258 78-238 42-230Q34-230 32-238Z" fill="#39414a" />
      <ellipse cx="46" cy="-241" rx="8" ry="6.5" fill="#b9c4cd" />
      <ellipse cx="66" cy="-245" rx="8" ry="6.5" fill="#93a0ab" />
      <path d="M41-243Q44-246 48-245M61-247Q64-250 68-249" fill="none" stroke="#fff" strokeWidth="1.5" />
      {/* shield, fog lamp */}
      <path d="M13-238Q18-224 40-224L91-234 84-222 44-212C32-210 28-204 28-194L30-160Q32-146 44-142L88-134 82-124 34-132C20-136 14-146 14-162Z" fill={url('metal')} stroke="#000" strokeOpacity=".45" strokeWidth=".9" />
      <path d="M34-196 84-206Q92-206 91-199L86-162Q84-152 76-151L40-148C34-156 32-176 34-196Z" fill="#101214" />
      <ellipse cx="60" cy="-166" rx="10" ry="7" fill="#aeb7bf" />
      <ellipse cx="60" cy="-166" rx="5.5" ry="4" fill="#5b646c" />
      <path d="M40-186 86-194" stroke="#5a5f66" strokeWidth="2" />

      {/* tail lamp, bumper step */}
      <path d="M1274-311 1304-312 1306-302 1303-200 1280-200 1280-232 1256-237 1258-266 1279-271Z" fill={url('lamp')} stroke="#000" strokeOpacity=".5" strokeWidth="1" />
      <path d="M1283-303 1296-304 1294-208M1264-252H1294" fill="none" stroke="#ffc4c0" strokeWidth="3" opacity=".85" />
      <path d="M1230-150 1298-156 1326-152Q1330-150 1330-144V-126Q1330-118 1320-118H1246Q1236-120 1232-130Z" fill="#1a1c1f" />
      <path d="M1284-154 1298-156 1326-152Q1330-150 1330-146L1286-148Z" fill={url('metal')} />
      <path d="M1232-138H1330" stroke="#fff" strokeWidth="1.2" opacity=".25" />
      <path d="M1246-146H1272V-138H1246Z" fill="#7d0a12" />
    </>
  )
}
