import { Gradients, Shade, Shadow, Wheel, Wheels } from '../parts.tsx'

const tyre = 96.9
const front = 220
const rear = front + 782.5
const flares = `M109-97A111 111 0 0 1 331-97M${rear - 111}-97A111 111 0 0 1 ${rear + 111}-97`

/** Triton Ultimate double cab from the left: cab and load bed are two bodies with a gap between them. */
export function TritonSide({ id }: { id: string }) {
  const url = (name: string) => `url(#${id}-${name})`
  const ref = (name: string) => `#${id}-${name}`
  return (
    <>
      <defs>
        <Gradients id={id} />
        <Shade
          id={`${id}-fall`}
          from={[0, -441]}
          to={[0, -106]}
          stops={[
            [0, 'light', 0.6],
            [0.05, 'light', 0.15],
            [0.33, 'light', 0.1],
            [0.37, 'light', 0.46],
            [0.45, 'light', 0.24],
            [0.5, 'light', 0],
            [0.5, 'dark', 0],
            [0.56, 'dark', 0.12],
            [0.72, 'dark', 0.08],
            [0.92, 'dark', 0.3],
            [1, 'dark', 0.5],
          ]}
        />
        <Shade
          id={`${id}-ends`}
          from={[0, 0]}
          to={[1306, 0]}
          stops={[
            [0, 'dark', 0.4],
            [0.04, 'dark', 0.1],
            [0.085, 'dark', 0],
            [0.93, 'dark', 0],
            [0.98, 'dark', 0.14],
            [1, 'dark', 0.38],
          ]}
        />
        <Shade
          id={`${id}-edge`}
          from={[60, 0]}
          to={[1300, 0]}
          stops={[
            [0, 'light', 0.2],
            [0.14, 'light', 0.85],
            [0.45, 'light', 0.5],
            [0.78, 'light', 0.85],
            [1, 'light', 0.2],
          ]}
        />
        <linearGradient id={`${id}-glass`} gradientUnits="userSpaceOnUse" x1="0" y1="-424" x2="0" y2="-316">
          <stop stopColor="#3a444d" />
          <stop offset=".5" stopColor="#56626c" />
          <stop offset="1" stopColor="#2a3239" />
        </linearGradient>
        {/* cab, then bed */}
        <path
          id={`${id}-body`}
          d="M110-112 90-98 52-95C38-96 30-100 24-108L10-128C3-140 0-154 0-170V-206L2-246 5-280Q7-294 20-298C70-307 130-311 200-314L372-320 382-323 511-430C524-438 544-441 574-442 660-444 750-443 812-437L834-434Q842-432 844-427L868-336Q872-322 872-308V-152L864-116 330-112A111 111 0 0 0 110-112ZM880-140V-312Q880-318 886-318L1288-323Q1300-323 1302-316L1306-302 1303-190 1296-150Q1292-134 1280-133L1107.8-132A111 111 0 0 0 897.2-132L880-128Z"
        />
        <clipPath id={`${id}-clip`}>
          <use href={ref('body')} />
        </clipPath>
        <path id={`${id}-panes`} d="M418-320 446-345 449-321ZM457-321V-353L526-410C538-417 556-419 582-419H612V-322ZM634-322V-419H766L784-418V-325ZM793-326V-417C803-416 808-412 811-405L828-348 809-332Q803-327 793-326Z" />
        <clipPath id={`${id}-panes-clip`}>
          <use href={ref('panes')} />
        </clipPath>
        <path
          id={`${id}-cuts`}
          d="M400-316C388-300 378-290 374-270 371-240 371-190 375-150 377-130 384-119 396-118M623-320C621-260 624-180 628-117M848-340C852-300 852-240 850-200 848-160 838-130 828-116M112-298C190-303 300-309 384-317M1298-306V-196M906-298H938Q943-298 943-293V-262Q943-257 938-257H911Q906-257 906-262Z"
        />
        <Wheel
          id={id}
          tyre={tyre}
          rim={58}
          spokes={6}
          hub={16}
          dark={<path d="M-11-10-21-51-13-55H13L21-51 11-10Z" />}
          bright={
            <>
              <path d="M-7-12-6-26-11-50-7-56H7L11-50 6-26 7-12Z" />
              <path d="M-3-30-4-56H4L3-30 0-24ZM6-26 11-50 9-53 4-26Z" fill="#000" opacity=".28" stroke="none" />
            </>
          }
        />
      </defs>

      <Shadow id={id} from={0} to={1330} tyres={[front, rear]} />

      {/* chassis, gearbox, axle, exhaust, gap between the bodies */}
      <path d="M70-104H1230L1290-150H60ZM150-100H330L300-64H190ZM440-104 470-62H640L690-78H800L830-100ZM960-70Q1002-40.5 1046-70V-110H960ZM1040-100H1180V-88H1050ZM862-300H886V-104H858Z" fill="#08090a" />
      <path d="M1160-100H1236Q1239-95 1236-90H1162Z" fill="#5d6268" />
      {/* wells, wheels, arch shadow on the tyre */}
      <path d="M98-97A122 122 0 0 1 342-97ZM882-128A122 122 0 0 1 1122-128L1124-97H881Z" fill="#050607" />
      <path d="M334-112H352L348-72H338ZM1112-130H1132L1126-70H1114Z" fill="#0e0f11" />
      <Wheels id={id} tyre={tyre} front={front} rear={rear} />
      <path d="M117-104A103 103 0 0 1 323-104C303-150 262-178 220-178S137-150 117-104ZM899.5-104A103 103 0 0 1 1105.500-104C1085-150 1044-178 1002.5-178S919-150 899.5-104Z" opacity=".55" />

      {/* styling bar behind the cab */}
      <path d="M888-316 902-398Q905-412 920-412H938Q948-412 956-404L1064-320H1022L952-374Q938-384 934-370L922-316Z" fill="#17191c" />
      <path d="M893-320 906-396Q908-408 921-408.500H938Q946-408 953-402L1050-326" fill="none" stroke="#fff" strokeWidth="2" opacity=".35" />

      {/* paint, roof */}
      <use href={ref('body')} className="paint" />
      <path className="roof" d="M382-323 511-430C524-438 544-441 574-442 660-444 750-443 812-437L834-434Q842-432 844-427L852-398 828-410 806-427 584-431 530-420 412-322Z" />

      {/* shading */}
      <g clipPath={url('clip')}>
        <path d="M0-445H1310V-90H0Z" fill={url('fall')} />
        {/* bonnet, cantrail */}
        <path d="M28-296C100-305 200-311 378-318 280-307 180-301 96-296Z" fill="#fff" opacity=".38" />
        <path d="M530-425C544-431 562-433 588-434L806-431 842-423" fill="none" stroke="#fff" strokeWidth="3" opacity=".35" />
        <path d="M526-421C540-428 560-430 588-431L806-428 844-419" fill="none" stroke="#000" strokeWidth="3" opacity=".2" />
        {/* hollow flank under the beam */}
        <path d="M60-268 880-274 1306-282V-240C1180-246 1130-238 1080-228H930L870-186 640-176 400-180 316-222H126L60-236Z" fill={url('dark-fade')} />
        <path d="M0-190 60-236 126-222H316L400-180 640-176 870-186 930-228H1080L1180-240 1306-232V-120H0Z" fill={url('light-fade')} opacity=".28" />
        <path d="M0-266 880-274 1306-282" fill="none" stroke={url('edge')} strokeWidth="2.2" />
        {/* squared wheel bulges */}
        <path d="M104-160 132-218Q136-224 144-224H300Q308-224 312-218L352-150M878-160 914-222Q918-228 926-228H1080Q1088-228 1092-222L1130-156" fill="none" stroke={url('edge')} strokeWidth="1.8" opacity=".75" />
        <path d="M107-160 134-215Q138-221 145-221H299Q306-221 309-216L349-148M881-160 916-219Q920-225 927-225H1079Q1086-225 1089-220L1127-154" fill="none" stroke="#000" strokeWidth="1.6" opacity=".22" />
        {/* sill facet */}
        <path d="M344-132C400-148 560-154 650-157L852-169V-116H346Z" fill={url('light-fade')} opacity=".5" />
        <path d="M344-133C400-149 560-155 650-158L852-170" fill="none" stroke={url('dark-glint')} strokeWidth="2.4" />
        <path d="M344-131C400-147 560-153 650-156L852-168" fill="none" stroke={url('light-glint')} strokeWidth="1.8" />
        <ellipse cx="220" cy="-284" rx="120" ry="11" fill={url('soft')} opacity=".5" />
        <ellipse cx="1090" cy="-298" rx="170" ry="12" fill={url('soft')} opacity=".4" />
        <circle cx="220" cy="-97" r="150" fill={url('arch')} />
        <circle cx={rear} cy="-97" r="150" fill={url('arch')} />
        <path d="M0-445H1310V-90H0Z" fill={url('ends')} />
        {/* flares */}
        <path d={flares} fill="none" stroke="#141619" strokeWidth="26" />
        <path d={flares} fill="none" stroke="#000" strokeWidth="8" />
        <path d="M97-112A124 124 0 0 1 314-178M880-112A124 124 0 0 1 1096-178" fill="none" stroke="#fff" strokeWidth="1.6" opacity=".4" />
        {/* windscreen and rear window, seen edge on; bed cap */}
        <path d="M386-322 515-429 507-433 376-324ZM844-425 870-332 862-330 838-421Z" fill="#14181c" />
        <path d="M878-322 1302-328V-315L878-310Z" fill="#1a1c1f" />
        <path d="M880-311 1302-316" fill="none" stroke="#fff" strokeWidth="1.2" opacity=".4" />
      </g>

      {/* sill, bumper underside, side step */}
      <path d="M330-112 864-116 866-126 334-122ZM110-112 90-98 52-95C38-96 30-100 24-108L10-128 58-116 104-122Z" fill="#15171a" />
      <path d="M26-105 96-102 90-98 52-95C38-96 32-98 28-102Z" fill={url('metal')} />
      <path d="M338-102 352-110H852L872-102 862-88H350Z" fill="#1b1d20" />
      <path d="M344-102H868L864-96H348Z" fill={url('metal')} />

      {/* shut lines */}
      <g fill="none" strokeWidth="1.4">
        <use href={ref('cuts')} x="1.4" y=".8" stroke="#fff" strokeOpacity=".3" />
        <use href={ref('cuts')} stroke="#000" strokeOpacity=".62" />
      </g>

      {/* daylight opening, panes, seats, reflections */}
      <path d="M400-316 523-416C536-424 554-426 582-426L778-425C802-425 813-421 819-407L837-350Q839-344 833-339L816-326Q808-320 794-320Z" fill="#0b0c0e" stroke="#000" strokeOpacity=".16" strokeWidth="6" clipPath={url('clip')} />
      <use href={ref('panes')} fill={url('glass')} />
      <g clipPath={url('panes-clip')}>
        <g fill="#090b0d" opacity=".62">
          <path id={`${id}-seat`} d="M572-384Q567-384 566-379L564-366Q563-361 568-361L571-361 570-358C558-359 552-355 549-345L540-308H622L608-349C605-357 598-359 587-358L585-360 589-360Q593-360 594-365L595-377Q595-382 591-382ZM575-360 581-360 582-358H574Z" />
          <use href={ref('seat')} x="184" y="-2" />
          <path d="M408-308V-320C448-332 478-334 504-322L512-346 516-346 510-308Z" />
        </g>
        <path d="M506-430H566L486-310H390ZM690-430H764L700-310H616Z" fill="#fff" opacity=".14" />
        <path d="M490-430H846V-390L810-405 594-409C554-408 536-402 510-384Z" opacity=".4" />
      </g>
      <path d="M402-317 794-321Q808-321 816-327L835-342" fill="none" stroke={url('metal')} strokeWidth="2.4" />

      {/* rails, fin */}
      <path d="M548-437Q558-448.6 576-448.6L784-447Q802-446 814-435H798Q792-441 780-441.5L584-443Q572-443 566-437Z" fill="#a4a9af" stroke="#000" strokeOpacity=".4" strokeWidth=".8" />
      <path d="M558-443Q566-447.6 578-447.6L784-446Q794-445 802-441" fill="none" stroke="#fff" strokeWidth="1.4" opacity=".8" />

      {/* handles, mirror */}
      <path d="M562-264Q566-253 588-253T614-264ZM780-267Q784-256 806-256T832-267Z" opacity=".22" />
      <path id={`${id}-handle`} d="M560-273H613Q620-272 619-267T612-262H565Q557-262 556-267T560-273Z" fill={url('metal')} />
      <use href={ref('handle')} x="218" y="-3" />
      <path id={`${id}-grip`} d="M556-266H619Q618-262 612-262H565Q557-262 556-266Z" opacity=".45" />
      <use href={ref('grip')} x="218" y="-3" />
      <path d="M440-318 434-330H464L456-316Z" fill="#0b0c0e" />
      <path className="paint" d="M408-340C410-354 422-360 440-360 456-360 465-358 467-350 469-338 468-330 461-325L420-324C410-326 406-332 408-340Z" />
      <path d="M408-342C410-354 422-360 440-360 456-360 465-358 467-350 450-346 428-344 408-342Z" fill="#fff" opacity=".45" />
      <path d="M408-336 468-333Q467-328 461-325L420-324C412-325 408-330 408-336Z" opacity=".55" />
      <path d="M412-337 454-335" stroke="#fff" strokeWidth="1.5" opacity=".7" />

      {/* grille edge */}
      <path d="M0-160V-206L2-246 5-280 18-282C13-240 12-206 12-186L14-138Z" fill="#0c0d0f" />
      <path d="M4-258 15-259M3-233H13M1-206H12M1-184H11M1-162H12" stroke="#5a5f66" strokeWidth="2" />
      {/* headlamp: three stacked steps over the lenses */}
      <path d="M5-284Q7-294 20-297L60-301Q96-303 118-302L108-276Q100-250 91-234L40-224Q18-224 13-238Z" fill="#0f1113" />
      <path d="M18-290 110-297 109-293 30-286.500V-281L18-280ZM20-276 32-277V-280L105-286 104-282 44-277V-272L21-270ZM24-266 46-268V-271L101-275.500 99-271.500 58-267.500V-262L25-259Z" fill="#f4f8fb" />
      <path d="M30-248 84-258 78-238 42-230Q34-230 32-238Z" fill="#39414a" />
      <ellipse cx="46" cy="-241" rx="8" ry="6.500" fill="#b9c4cd" />
      <ellipse cx="66" cy="-245" rx="8" ry="6.500" fill="#93a0ab" />
      <path d="M41-243Q44-246 48-245M61-247Q64-250 68-249" fill="none" stroke="#fff" strokeWidth="1.500" />
      {/* shield, fog lamp */}
      <path d="M13-238Q18-224 40-224L91-234 84-222 44-212C32-210 28-204 28-194L30-160Q32-146 44-142L88-134 82-124 34-132C20-136 14-146 14-162Z" fill={url('metal')} stroke="#000" strokeOpacity=".45" strokeWidth=".9" />
      <path d="M34-196 84-206Q92-206 91-199L86-162Q84-152 76-151L40-148C34-156 32-176 34-196Z" fill="#101214" />
      <ellipse cx="60" cy="-166" rx="10" ry="7" fill="#aeb7bf" />
      <ellipse cx="60" cy="-166" rx="5.500" ry="4" fill="#5b646c" />
      <path d="M40-186 86-194" stroke="#5a5f66" strokeWidth="2" />

      {/* tail lamp, tailgate edge, bumper step */}
      <path d="M1262-308 1304-310 1306-302 1303-200 1276-200 1278-232 1262-236 1260-268 1278-272V-292L1262-290Z" fill={url('lamp')} stroke="#000" strokeOpacity=".5" strokeWidth="1" />
      <path d="M1270-300 1294-301 1292-208M1266-252H1292" fill="none" stroke="#ffc4c0" strokeWidth="3" opacity=".85" />
      <path d="M1230-150 1298-156 1326-152Q1330-150 1330-144V-126Q1330-118 1320-118H1246Q1236-120 1232-130Z" fill="#1a1c1f" />
      <path d="M1284-154 1298-156 1326-152Q1330-150 1330-146L1286-148Z" fill={url('metal')} />
      <path d="M1232-138H1330" stroke="#fff" strokeWidth="1.2" opacity=".25" />
      <path d="M1246-146H1272V-138H1246Z" fill="#7d0a12" />

      <use href={ref('body')} fill="none" stroke="#000" strokeOpacity=".35" strokeWidth="1.2" />
    </>
  )
}
