/** The scenery of the street: 2,900 units wide from x = -900, with the ground at y = 0. */

/** Widths and heights of the towers from left to right. */
const far =
  '80,220 100,310 60,200 120,370 70,260 90,320 60,220 110,290 80,400 90,240 70,350 100,270 60,430 120,320 80,240 90,370 70,280 110,420 60,220 100,330 80,290 90,390 120,250 70,350 60,210 110,300 80,270 100,380 90,230 70,320 60,280 100,360 80,240'
const near =
  '130,240 90,300 110,210 160,340 70,250 120,370 90,230 140,280 80,190 170,240 110,200 150,220 120,190 190,250 100,210 140,340 90,250 120,390 110,290 170,320 130,240 150,360 160,260'
/** Widths and heights of the shop fronts along the pavement. */
const shops =
  '150,130 110,105 130,150 90,110 170,135 120,100 140,145 100,115 160,125 130,150 110,105 150,135 120,110 140,150 100,120 170,130 130,105 150,145 110,115 140,135 120,105 160,150 130,120'

function skyline(sizes: string): string {
  const steps = sizes
    .split(' ')
    .map((size) => size.split(','))
    .map(([width, height]) => `V-${height}h${width}`)
  return `M-900 0${steps.join('')}V0Z`
}

/** Patterns and gradients that fill the scenery. */
export function Lights() {
  return (
    <defs>
      <pattern id="windows-far" width="100" height="140" patternUnits="userSpaceOnUse">
        <path
          d="M8 8h9v13H8zM38 8h9v13h-9zM23 36h9v13h-9zM68 36h9v13h-9zM53 64h9v13h-9zM83 64h9v13h-9zM8 92h9v13H8zM38 92h9v13h-9zM83 120h9v13h-9z"
          fill="#ffd98a"
          opacity=".3"
        />
      </pattern>
      <pattern id="windows-near" width="132" height="176" patternUnits="userSpaceOnUse">
        <path
          d="M10 12h13v17H10zM76 12h13v17H76zM32 48h13v17H32zM98 84h13v17H98zM10 120h13v17H10zM54 120h13v17H54z"
          fill="#ffce73"
          opacity=".85"
        />
        <path
          d="M54 12h13v17H54zM98 48h13v17H98zM10 84h13v17H10zM32 84h13v17H32zM98 156h13v17H98z"
          fill="#bfe3ea"
          opacity=".25"
        />
      </pattern>
      <radialGradient id="glow">
        <stop stopColor="#ffe7ae" stopOpacity=".75" />
        <stop offset=".25" stopColor="#ffd98a" stopOpacity=".3" />
        <stop offset="1" stopColor="#ffd98a" stopOpacity="0" />
      </radialGradient>
    </defs>
  )
}

export function Towers() {
  const [behind, before] = [skyline(far), skyline(near)]
  return (
    <>
      <ellipse cx="550" cy="-140" rx="1450" ry="420" fill="url(#glow)" opacity=".5" />
      <path d={behind} fill="#12384a" />
      <path d={behind} fill="url(#windows-far)" />
      <path d={before} fill="#0a2432" />
      <path d={before} fill="url(#windows-near)" />
    </>
  )
}

/** The National Monument (Monas). */
export function Monument() {
  return (
    <g fill="#2a5568">
      <path d="M-458-110-436-540H-422L-400-110ZM-500-150H-358Q-376-112-400-104H-458Q-482-112-500-150Z" />
      <path d="M-454-540H-404L-412-522H-446Z" />
      <circle cx="-429" cy="-566" r="52" fill="url(#glow)" />
      <path d="M-429-600Q-408-570-415-550T-429-540-443-550-429-600Z" fill="#ffcf57" />
    </g>
  )
}

/** The elevated railway with a train. */
export function Viaduct() {
  return (
    <>
      <path d="M1180-304Q1184-346 1230-346H2000V-262H1180Z" fill="#a9bcc2" />
      <path d="M1180-288H2000V-278H1180Z" fill="#c4001a" />
      <path d="M1204-304Q1210-328 1236-328H1240V-302H1204Z" fill="#ffe2a0" />
      <path d="M1262-315H2000" stroke="#ffe2a0" strokeWidth="26" strokeDasharray="80 22" />
      <path d="M-900-262H2000V-222H-900Z" fill="#0f3040" />
      <path d="M-900-260H2000" stroke="#4d7d8e" strokeWidth="4" />
      <path
        d="M-720-222H-630L-650-190V0H-700V-190ZM-240-222H-150L-170-190V0H-220V-190ZM240-222H330L310-190V0H260V-190ZM720-222H810L790-190V0H740V-190ZM1200-222H1290L1270-190V0H1220V-190ZM1680-222H1770L1750-190V0H1700V-190Z"
        fill="#0d2b3a"
      />
    </>
  )
}

/** Shops with lit windows. */
export function Shops() {
  return (
    <>
      <path d={skyline(shops)} fill="#081b26" />
      <path d="M-900-62H2000" stroke="#ffca6b" strokeWidth="62" strokeDasharray="86 34 52 68 110 30" opacity=".55" />
      <path d="M-900-62H2000" stroke="#fff1cd" strokeWidth="40" strokeDasharray="30 90 22 98 40 100" opacity=".6" />
      <path d="M-900-98H2000" stroke="#c8452f" strokeWidth="12" strokeDasharray="100 160 70 110" />
      <path d="M-830-98H2000" stroke="#2f8f8a" strokeWidth="12" strokeDasharray="90 210 60 170" />
    </>
  )
}

/** Pavement, lamps, and a wet road. */
export function Street() {
  return (
    <>
      <path d="M-900-30H2000V-8H-900Z" fill="#30454e" />
      <path d="M-900-8H2000V180H-900Z" fill="#0b151b" />
      <g fill="url(#glow)" opacity=".7">
        {[-760, -330, -90, 420, 1010, 1330, 1820].map((x) => (
          <ellipse key={x} cx={x} cy="30" rx="46" ry="150" />
        ))}
      </g>
      <path d="M-900-8H2000" stroke="#000" strokeWidth="6" opacity=".5" />
      <path d="M-900 138H2000" stroke="#d7dfdf" strokeWidth="9" strokeDasharray="150 130" opacity=".55" />
      {[-560, 1540].map((x) => (
        <g key={x}>
          <path d={`M${x}-20V-420Q${x}-452 ${x + 36}-452H${x + 92}`} fill="none" stroke="#34515c" strokeWidth="10" />
          <path d={`M${x + 70}-454h58l-8 14h-44z`} fill="#ffe9b8" />
          <circle cx={x + 98} cy="-436" r="180" fill="url(#glow)" />
        </g>
      ))}
    </>
  )
}
