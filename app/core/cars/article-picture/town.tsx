/** Buildings and other man-made things outdoors. The ground behind the car is at y = 640. */

/** Widths and heights of towers from left to right. */
const towers: readonly (readonly [width: number, height: number])[] = [
  [120, 260],
  [90, 360],
  [150, 220],
  [80, 430],
  [130, 310],
  [100, 250],
  [110, 480],
  [90, 340],
  [160, 280],
  [80, 400],
  [120, 230],
  [100, 370],
  [150, 300],
  [120, 240],
]

export function Skyline({ fill, windows }: { fill: string; windows?: string }) {
  const outline = towers.map(([width, height]) => `V${640 - height}h${width}`).join('')
  return (
    <>
      <path d={`M0 640${outline}V640Z`} fill={fill} />
      {windows && (
        <path
          d={towers.map((_, at) => `M${at * 114 + 24} ${420 + ((at * 67) % 150)}h56`).join('')}
          stroke={windows}
          strokeWidth="16"
          strokeDasharray="12 10"
          opacity=".85"
        />
      )}
    </>
  )
}

/** A long building of two floors with columns and a flag: a school or an office. */
export function PublicBuilding({ wall, roof, windows, stripe }: { wall: string; roof: string; windows: string; stripe: string }) {
  return (
    <>
      <path d="M260 330H1420V640H260Z" fill={wall} />
      <path d="M220 330 300 250H1380L1460 330Z" fill={roof} />
      <path d="M260 470H1420V494H260Z" fill={stripe} />
      <path d="M300 400H1380M300 560H1380" stroke={windows} strokeWidth="86" strokeDasharray="76 44" />
      <path d="M150 640V190" stroke="#8c8f92" strokeWidth="9" />
      <path d="M154 196H264V232H154Z" fill="#c81b2d" />
      <path d="M154 232H264V268H154Z" fill="#f8f8f8" />
    </>
  )
}

/** Market stalls under striped roofs, with crates before them. */
export function Stalls({ wood }: { wood: string }) {
  return ['#c8452f', '#2f7f7a', '#d99a2b', '#4a6aa5'].map((awning, index) => (
    <g key={awning} transform={`translate(${index * 410 - 30} 0)`}>
      <path d="M20 460H40V650H20ZM350 460H370V650H350Z" fill={wood} />
      <path d="M0 400H390L420 470H-30Z" fill={awning} />
      <path d="M60 400 48 470M150 400 146 470M240 400 244 470M330 400 342 470" stroke="#fff4dc" strokeWidth="22" opacity=".8" />
      <path d="M40 540H350V650H40Z" fill="#7a5a43" />
      <path
        d="M52 540a26 26 0 0 1 52 0a26 26 0 0 1 52 0a26 26 0 0 1 52 0a26 26 0 0 1 52 0a26 26 0 0 1 52 0Z"
        fill={index % 2 ? '#d9582f' : '#6f9a4a'}
      />
    </g>
  ))
}

/** Tents of an event, with small flags between them. */
export function Tents() {
  return (
    <>
      {[80, 620, 1160].map((x, index) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path d="M20 470H340V640H20Z" fill="#eceae6" />
          <path d="M0 480Q150 430 180 350 210 430 360 480Z" fill={index === 1 ? '#c4001a' : '#f8f7f4'} />
          <path d="M120 640V520H240V640Z" fill="#a9b1b3" />
        </g>
      ))}
      <path d="M0 330Q400 430 800 320T1600 330" fill="none" stroke="#fff" strokeWidth="4" />
      <path d="M0 342Q400 442 800 332T1600 342" fill="none" stroke="#c4001a" strokeWidth="24" strokeDasharray="22 46" />
    </>
  )
}

/** A house with a lit window and a tiled roof. */
export function House({ wall, roof, windows }: { wall: string; roof: string; windows: string }) {
  return (
    <>
      <path d="M120 380H620V650H120Z" fill={wall} />
      <path d="M70 390 250 240H500L670 390Z" fill={roof} />
      <path d="M190 450H340V560H190Z" fill={windows} />
      <path d="M265 450V560M190 505H340" stroke={wall} strokeWidth="8" />
      <path d="M430 450H540V650H430Z" fill={roof} />
    </>
  )
}

/** A charging station with a cable towards the car. */
export function Charger({ body, bright }: { body: string; bright: string }) {
  return (
    <>
      <path d="M1372 420q0-24 24-24h72q24 0 24 24V726h-120Z" fill={body} />
      <path d="M1392 436H1472V508H1392Z" fill={bright} />
      <path d="M1440 446 1412 482H1432L1424 502 1456 464H1436Z" fill={body} />
      <path
        d="M1372 560C1300 560 1320 700 1260 690S1210 560 1180 560"
        fill="none"
        stroke="#1b1d20"
        strokeWidth="12"
        strokeLinecap="round"
      />
    </>
  )
}

/** A ship at the quay and the crane that loads it. */
export function Harbour({ hull, crane }: { hull: string; crane: string }) {
  return (
    <>
      <path d="M120 470H960L900 580H190Z" fill={hull} />
      <path d="M200 380H420V470H200ZM240 320H380V380H240Z" fill="#f3f1ec" />
      <path d="M300 260H340V320H300Z" fill="#c4001a" />
      <path d="M470 410h110v60H470zM590 410h110v60H590zM530 350h110v60H530zM710 410h110v60H710z" fill="#d9822b" />
      <path d="M1230 620V220H1260V620ZM1400 620V220H1430V620Z" fill={crane} />
      <path d="M900 200H1520V236H900ZM1240 236 1330 120 1420 236M940 236V400" fill="none" stroke={crane} strokeWidth="20" />
    </>
  )
}

/** A building under construction, with a tower crane and pipes on the ground. */
export function BuildingSite({ frame, crane }: { frame: string; crane: string }) {
  return (
    <>
      <path
        d="M140 300H620M140 410H620M140 520H620M150 280V640M305 280V640M460 280V640M610 280V640"
        fill="none"
        stroke={frame}
        strokeWidth="24"
      />
      <path d="M1240 640V140M1040 180H1560M1240 110 1060 180M1240 110 1520 180" fill="none" stroke={crane} strokeWidth="18" />
      <path d="M1120 180V380" stroke={crane} strokeWidth="6" />
      <path d="M1060 380H1180V412H1060Z" fill={frame} />
      <g fill="#b07c55" stroke="#7c5236" strokeWidth="10">
        <circle cx="1330" cy="620" r="34" />
        <circle cx="1404" cy="620" r="34" />
        <circle cx="1478" cy="620" r="34" />
        <circle cx="1367" cy="560" r="34" />
        <circle cx="1441" cy="560" r="34" />
      </g>
    </>
  )
}

/** Signs over a toll road. */
export function Gantry({ fill }: { fill: string }) {
  return (
    <>
      <path d="M210 640V220H1390V640M1390 240H210" fill="none" stroke="#6f7376" strokeWidth="16" />
      <path d="M330 190H730V330H330ZM870 190H1270V330H870Z" fill={fill} />
      <path d="M370 232H580M370 284H660M910 232H1160M910 284H1080" stroke="#fff" strokeWidth="16" strokeLinecap="round" />
    </>
  )
}
