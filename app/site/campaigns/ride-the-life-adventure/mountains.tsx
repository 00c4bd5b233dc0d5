/** Degrees. The car is on the slope at x = 570, y = 0 and climbs to the left. */
export const steepness = 8

/** Mountain ranges from far to near, each darker than the one behind it, with mist between them. */
export function Ranges() {
  return (
    <>
      <linearGradient id="mist" x2="0" y2="1">
        <stop stopColor="#ffe3c0" stopOpacity="0" />
        <stop offset="1" stopColor="#ffe3c0" stopOpacity=".75" />
      </linearGradient>
      <radialGradient id="sunrise">
        <stop stopColor="#fff3d6" />
        <stop offset=".2" stopColor="#ffe0a8" stopOpacity=".7" />
        <stop offset="1" stopColor="#ffe0a8" stopOpacity="0" />
      </radialGradient>
      <circle cx="1560" cy="-300" r="260" fill="url(#sunrise)" opacity=".9" />
      <circle cx="1560" cy="-300" r="64" fill="#fff6e2" />
      <path
        d="M-880-250-700-330-560-300-420-380-250-330-100-400 60-470 100-462 130-476 160-466 330-350 520-300 700-340 860-300 1010-390 1080-430 1110-424 1140-434 1300-330 1480-280 1660-350 1800-310 2020-400V240H-880Z"
        fill="#c98663"
      />
      <path
        d="M-880-180-720-270-600-230-430-320-280-250-120-290 40-220 220-280 400-210 560-250 760-200 940-270 1120-210 1320-280 1500-220 1680-300 1860-230 2020-290V240H-880Z"
        fill="#96604f"
      />
      <path d="M-880-260H2020V-80H-880Z" fill="url(#mist)" />
      <path
        d="M-880-260-760-320-640-250-500-290-360-190-180-230 0-150 200-190 420-120 640-170 860-110 1080-160 1300-100 1520-170 1720-120 1900-190 2020-150V240H-880Z"
        fill="#5f4448"
      />
      <path d="M-880-160H2020V40H-880Z" fill="url(#mist)" opacity=".7" />
      <path d="M-880-150-640-120-380-60-120-70 160-20 480-40 820 20 1160 0 1500 60 1780 40 2020 90V240H-880Z" fill="#3a3038" />
    </>
  )
}

/** The slope: stones, tufts of grass, trees, and two wheel ruts. */
export function Track() {
  return (
    <g transform={`rotate(${steepness} 570 0)`}>
      <g fill="#231f26">
        {[-760, -640, -470, -330, 1330, 1480, 1580, 1760].map((x, at) => (
          <path key={x} d={tree} transform={`translate(${x} 8) rotate(${-steepness}) scale(${at % 2 === 0 ? 1 : 0.72})`} />
        ))}
      </g>
      <path d="M-1100 0Q-900-14-760 0T-480-4-200 0-60-2H1240Q1330-10 1420 0T1660-4 1900 0 2200-6V700H-1100Z" fill="#2b2320" />
      <path d="M-1100 8Q-500-4-60 4H1240Q1700-4 2200 6" fill="none" stroke="#6a4f3c" strokeWidth="10" />
      <path
        d="M-1100 54Q-400 40 300 52T1500 44 2200 54"
        fill="none"
        stroke="#4a382e"
        strokeWidth="16"
        strokeDasharray="220 18 90 12"
      />
      <path
        d="M-240 2q10-26 40-22t24 22zM-150 4q6-14 22-12t12 12zM1290 2q14-34 48-26t26 28zM1400 4q8-18 28-14t14 14zM-620 4q8-22 34-18t20 18zM1700 2q12-28 40-20t20 22z"
        fill="#5b4a40"
      />
      <path
        d="M-380 4q-6-24-16-34m20 34q0-28 6-40m0 40q8-20 18-28M1540 4q-6-24-16-34m20 34q0-28 6-40m0 40q8-20 18-28M1860 4q-6-24-16-34m20 34q0-28 6-40"
        fill="none"
        stroke="#4d5138"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </g>
  )
}

const tree = 'M-8 0V-70H-60L-22-120H-46L-12-176H-30L0-236 30-176H12L46-120H22L60-70H8V0Z'
