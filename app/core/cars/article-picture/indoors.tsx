/** Rooms the car stands in. The floor begins at y = 620. */

/** A workshop: a car lift, a wall of tools, a bench. */
export function Workshop({ wall, post, dark }: { wall: string; post: string; dark: string }) {
  return (
    <>
      <path d="M0 150H1600V640H0Z" fill={wall} />
      <path d="M0 130H1600V158H0Z" fill={dark} />
      <path d="M240 160V230M560 160V230M1040 160V230M1360 160V230" stroke={dark} strokeWidth="6" />
      <path d="M150 230H330V252H150ZM470 230H650V252H470ZM950 230H1130V252H950ZM1270 230H1450V252H1270Z" fill="#fff8e6" />
      <path d="M560 300H1040V470H560Z" fill={dark} opacity=".35" />
      <path
        d="M600 330v90m40-90v70m40-70v100m44-100a20 20 0 1 0 .1 0m70 0v110m50-110v80m50-80v100m50-100a26 26 0 1 1-.1 0"
        fill="none"
        stroke="#f4f4f2"
        strokeWidth="12"
        strokeLinecap="round"
      />
      <path d="M120 250H170V740H120ZM1430 250H1480V740H1430Z" fill={post} />
      <path d="M100 726H190V752H100ZM1410 726H1500V752H1410Z" fill={dark} />
    </>
  )
}

/** The roof of a workshop in an open yard. */
export function Canopy({ roof, post }: { roof: string; post: string }) {
  return (
    <>
      <path d="M120 250H160V740H120ZM1440 250H1480V740H1440Z" fill={post} />
      <path d="M40 250 200 130H1400L1560 250Z" fill={roof} />
      <path d="M40 250H1560V286H40Z" fill="#c4001a" />
      <path d="M300 420H480V640H300Z" fill={post} />
      <path d="M300 470H480M300 530H480M300 590H480" stroke={roof} strokeWidth="8" />
    </>
  )
}

/** An exhibition hall: a bright curtain, spotlights, banners. */
export function Hall({ dark, bright }: { dark: string; bright: string }) {
  return (
    <>
      <path d="M0 0H1600V640H0Z" fill={dark} />
      <g fill={bright} opacity=".16">
        <path d="M300 110 60 700H560ZM800 110 480 720H1120ZM1300 110 1040 700H1540Z" />
      </g>
      <path d="M0 90H1600V110H0Z" fill="#000" opacity=".5" />
      <path d="M280 104h40l-8 34h-24zM780 104h40l-8 34h-24zM1280 104h40l-8 34h-24z" fill={bright} />
      <path d="M90 220H230V600H90ZM1370 220H1510V600H1370Z" fill="#c4001a" />
      <path d="M116 280H204M116 320H180M1396 280H1484M1396 320H1460" stroke="#fff" strokeWidth="14" strokeLinecap="round" />
      <path d="M420 240H1180V470H420Z" fill="#fff" opacity=".14" />
    </>
  )
}

/** The end of an assembly line: beams, lamps, a robot arm. */
export function Factory({ wall, steel, robot }: { wall: string; steel: string; robot: string }) {
  return (
    <>
      <path d="M0 0H1600V640H0Z" fill={wall} />
      <path
        d="M0 90H1600M0 190H1600M0 190 100 90 200 190 300 90 400 190 500 90 600 190 700 90 800 190 900 90 1000 190 1100 90 1200 190 1300 90 1400 190 1500 90 1600 190"
        fill="none"
        stroke={steel}
        strokeWidth="12"
      />
      <path d="M140 240H420M660 240H940M1180 240H1460" stroke="#fff8e6" strokeWidth="20" strokeLinecap="round" />
      <path d="M0 600H1600V640H0Z" fill={steel} />
      <g fill="none" stroke={robot} strokeWidth="40" strokeLinejoin="round" strokeLinecap="round">
        <path d="M190 640V470L330 360 430 440" />
        <path d="M1420 640V440L1290 340 1200 420" />
      </g>
      <path d="M130 610H250V650H130ZM1360 610H1480V650H1360Z" fill={robot} />
    </>
  )
}

/** A garage at home: shelves, a bicycle, and a measuring scale beside the car. */
export function Garage({ wall, shelf, line }: { wall: string; shelf: string; line: string }) {
  return (
    <>
      <path d="M0 0H1600V640H0Z" fill={wall} />
      <path d="M120 180H560V200H120ZM120 330H560V350H120Z" fill={shelf} />
      <path
        d="M150 110h90v70h-90zM270 130h70v50h-70zM380 90h120v90H380zM160 260h130v70H160zM330 280h70v50h-70zM430 250h90v80h-90z"
        fill={shelf}
        opacity=".6"
      />
      <g fill="none" stroke={shelf} strokeWidth="12">
        <circle cx="1180" cy="330" r="92" />
        <circle cx="1430" cy="330" r="92" />
        <path d="M1180 330 1260 210H1390L1430 330M1260 210 1310 330H1180M1310 330 1390 210M1380 180H1420M1240 190H1290" />
      </g>
      <path d="M110 690V770M1490 690V770M110 730H220M1380 730H1490" stroke={line} strokeWidth="8" />
    </>
  )
}
