/** Where cars are bought and work: a dealer's yard, a warehouse, a dock, a street with homes. The ground is at y = 640. */

/** A showroom of glass below a red sign, with tall flags on both sides. */
export function DealerYard({ glass, frame }: { glass: string; frame: string }) {
  return (
    <>
      <path d="M190 210H1410V640H190Z" fill={frame} />
      <path d="M220 300H1380V640H220Z" fill={glass} />
      <path d="M180 196H1420V290H180Z" fill="#c4001a" />
      <path d="M650 226H950M700 258H900" stroke="#fff" strokeWidth="16" strokeLinecap="round" />
      <path d="M250 640 420 300H520L350 640ZM1060 640 1230 300H1280L1110 640Z" fill="#fff" opacity=".35" />
      <path d="M410 300V640M610 300V640M800 300V640M990 300V640M1190 300V640" stroke={frame} strokeWidth="12" />
      {[60, 1466].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path d="M20 660V150" stroke="#6f7376" strokeWidth="9" strokeLinecap="round" />
          <path d="M24 152Q112 150 110 250V560Q66 600 24 560Z" fill={x < 800 ? '#f3b62f' : '#2f7fb5'} />
          <path d="M24 300H110V410H24Z" fill="#fff" opacity=".85" />
        </g>
      ))}
    </>
  )
}

/** A warehouse: a wide open door with boxes behind it, a closed one, and a loaded pallet. */
export function Warehouse({ wall, roof, dark }: { wall: string; roof: string; dark: string }) {
  return (
    <>
      <path d="M60 270 800 110 1540 270V640H60Z" fill={wall} />
      <path d="M20 270 800 96 1580 270V312L800 140 20 312Z" fill={roof} />
      <path
        d="M120 330V640M170 330V640M220 330V640M270 330V640M1330 330V640M1380 330V640M1430 330V640M1480 330V640"
        stroke={roof}
        strokeWidth="5"
        opacity=".5"
      />
      <path d="M400 290H1200V640H400Z" fill={dark} />
      <path d="M380 270H1220V310H380Z" fill="#8c959a" />
      <g fill="#c4935a" stroke="#8d6436" strokeWidth="6">
        <path d="M450 480H600V640H450ZM610 400H770V520H610ZM610 520H770V640H610ZM780 460H930V640H780ZM940 380H1080V510H940Z" />
        <path d="M940 510H1080V640H940ZM1090 500H1180V640H1090ZM450 370H560V480H450Z" />
      </g>
      <path d="M380 640V310H400V640ZM1200 640V310H1220V640Z" fill="#f2c230" />
      <path d="M390 330V640M1210 330V640" stroke="#2b2d30" strokeWidth="20" strokeDasharray="26 26" />
      <g fill="#d2a468" stroke="#8d6436" strokeWidth="6">
        <path d="M1350 560H1440V650H1350ZM1444 560H1534V650H1444ZM1396 470H1490V556H1396Z" />
        <path d="M1336 654H1550V672H1336Z" />
      </g>
    </>
  )
}

/** A cargo ship with containers, close behind the dock. */
export function CargoShip({ hull, bright }: { hull: string; bright: string }) {
  return (
    <>
      <path d="M60 380H1560L1490 600H150Z" fill={hull} />
      <path d="M92 480H1528L1518 512H106Z" fill={bright} opacity=".8" />
      <path d="M1220 140H1440V380H1220ZM1180 180H1480V216H1180Z" fill="#f3f1ec" />
      <path d="M1240 160H1420" stroke="#5b7f95" strokeWidth="24" strokeDasharray="40 14" />
      <path d="M1310 140V70H1370V140Z" fill="#c4001a" />
      {['#d9822b', '#2f7f7a', '#c4452f', '#4a6aa5', '#e0b03a', '#6f9a4a'].map((fill, index) => (
        <g key={fill} fill={fill} transform={`translate(${180 + index * 168} 0)`}>
          <path d="M0 304H156V376H0Z" />
          {index % 3 !== 2 && <path d="M0 228H156V300H0Z" opacity=".85" />}
          <path d="M20 304V376M50 304V376M80 304V376M110 304V376M136 304V376" stroke="#000" strokeWidth="4" opacity=".18" />
        </g>
      ))}
    </>
  )
}

/** The planks of a wooden dock, with bollards and a rope. */
export function Dock({ wood, gap }: { wood: string; gap: string }) {
  return (
    <>
      <path d="M0 630H1600V840H0Z" fill={wood} />
      <path d="M0 630H1600M0 668H1600M0 710H1600M0 758H1600M0 812H1600" stroke={gap} strokeWidth="6" />
      <path
        d="M260 630V668M900 668V710M420 710V758M1300 630V668M1180 758V812M640 758V812M1500 710V758"
        stroke={gap}
        strokeWidth="5"
      />
      <path d="M130 600Q280 680 90 500" fill="none" stroke="#e6d9b8" strokeWidth="9" />
      <path d="M96 576H164V666H96ZM1436 576H1504V666H1436Z" fill="#3a3d41" />
      <path d="M84 560H176V588H84ZM1424 560H1516V588H1424Z" fill="#55595e" />
    </>
  )
}

/** Two-storey homes in a row, with fences and a street lamp. */
export function Homes({ bright }: { bright: string }) {
  const homes = [
    { x: -40, wall: '#f1e3c8', roof: '#b4553d' },
    { x: 500, wall: '#dfe6dc', roof: '#7d5a49' },
    { x: 1040, wall: '#f3d9c4', roof: '#a8483a' },
  ]
  return homes.map(({ x, wall, roof }) => (
    <g key={x} transform={`translate(${x} 0)`}>
      <path d="M60 290H540V640H60Z" fill={wall} />
      <path d="M20 300 170 170H430L580 300Z" fill={roof} />
      <path d="M120 330H240V410H120ZM360 330H480V410H360Z" fill="#7f9fae" />
      <path d="M180 330V410M120 370H240M420 330V410M360 370H480" stroke={bright} strokeWidth="8" />
      <path d="M60 450H540V470H60Z" fill={roof} opacity=".75" />
      <path d="M260 500H340V640H260Z" fill={roof} />
      <path d="M70 550H530" stroke="#3f4a4f" strokeWidth="10" />
      <path d="M80 536V640M120 536V640M160 536V640M200 536V640M240 536V640" stroke="#3f4a4f" strokeWidth="9" />
      <path d="M360 536V640M400 536V640M440 536V640M480 536V640M520 536V640" stroke="#3f4a4f" strokeWidth="9" />
      <path d="M20 560a52 52 0 0 1 84 0 46 46 0 0 1 30 80H-10a46 46 0 0 1 30-80Z" fill="#5d8a4f" />
    </g>
  ))
}
