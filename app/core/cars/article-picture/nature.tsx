/**
 * Land and water behind the car. A picture is 1,600 units wide and 840 high; the horizon lies at y = 560, and the car
 * stands at y = 740.
 */

export function Mountains({ far, near }: { far: string; near: string }) {
  return (
    <>
      <path
        d="M0 420 180 330 300 380 470 250 600 350 760 300 920 190 960 205 1000 186 1180 340 1330 290 1600 390V600H0Z"
        fill={far}
      />
      <path d="M0 500 150 430 330 490 520 400 700 480 900 420 1080 500 1290 410 1440 470 1600 430V620H0Z" fill={near} />
    </>
  )
}

export function Hills({ fill, y = 470 }: { fill: string; y?: number }) {
  return <path d={`M0 ${y}Q200 ${y - 80} 420 ${y - 10}T860 ${y - 20} 1240 ${y - 40} 1600 ${y}V640H0Z`} fill={fill} />
}

export function Sun({ x, y, r, fill }: { x: number; y: number; r: number; fill: string }) {
  return (
    <>
      <circle cx={x} cy={y} r={r * 2} fill={fill} opacity=".3" />
      <circle cx={x} cy={y} r={r} fill={fill} />
    </>
  )
}

export function Clouds({ fill }: { fill: string }) {
  return (
    <g fill={fill} opacity=".85">
      <path d="M180 190a40 40 0 0 1 30-46 60 60 0 0 1 110-18 48 48 0 0 1 76 28 34 34 0 0 1 14 36Z" />
      <path d="M1160 150a34 34 0 0 1 26-38 52 52 0 0 1 94-16 40 40 0 0 1 66 24 30 30 0 0 1 12 30Z" />
    </g>
  )
}

/** Sea or lake up to the horizon, with reflected light. */
export function Water({ fill, bright }: { fill: string; bright: string }) {
  return (
    <>
      <path d="M0 470H1600V700H0Z" fill={fill} />
      <path
        d="M60 500h240m120 34h180m-380 40h300m220-70h220m90 40h260m80-44h160m-420 84h300"
        stroke={bright}
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".55"
      />
    </>
  )
}

export function Sand({ fill }: { fill: string }) {
  return <path d="M0 610Q400 570 820 620T1600 600V840H0Z" fill={fill} />
}

function Palm({ x, y, size, fill }: { x: number; y: number; size: number; fill: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} fill={fill}>
      <path d="M-9 0Q-2-120 26-236L36-232Q12-120 11 0Z" />
      <path d="M31-238Q-10-276-70-252-30-262-2-244-52-244-82-204-40-232 6-228-24-206-34-160-8-202 28-226 40-176 74-152 60-196 44-228 92-224 122-182 104-232 56-244 100-262 142-240 96-284 40-250 52-286 30-312 32-276 31-238Z" />
    </g>
  )
}

export function Palms({ fill }: { fill: string }) {
  return (
    <>
      <Palm x={130} y={650} size={1.5} fill={fill} />
      <Palm x={250} y={640} size={1.1} fill={fill} />
      <Palm x={1430} y={640} size={1.35} fill={fill} />
    </>
  )
}

/** Round trees along the horizon. */
export function Trees({ fill, trunk }: { fill: string; trunk: string }) {
  return [60, 230, 390, 1130, 1290, 1480].map((x, index) => (
    <g key={x} transform={`translate(${x} 610) scale(${index % 2 === 0 ? 1 : 0.8})`}>
      <path d="M-9 0h18v-110h-18z" fill={trunk} />
      <path d="M-86-110a58 58 0 0 1 26-104 66 66 0 0 1 120 0 58 58 0 0 1 26 104Z" fill={fill} />
    </g>
  ))
}

/** Oil palms in rows that grow smaller with distance. */
export function Plantation({ far, near }: { far: string; near: string }) {
  return (
    <>
      {[40, 190, 340, 490, 640, 790, 940, 1090, 1240, 1390, 1540].map((x) => (
        <Palm key={x} x={x} y={570} size={0.8} fill={far} />
      ))}
      {[-10, 270, 1330, 1580].map((x) => (
        <Palm key={x} x={x} y={650} size={1.7} fill={near} />
      ))}
    </>
  )
}

/** Steps of water between low banks: rice terraces. */
export function RiceTerraces({ bank, water }: { bank: string; water: string }) {
  return [480, 520, 566, 618].map((y, index) => (
    <g key={y}>
      <path d={`M0 ${y}Q400 ${y - 34} 800 ${y - 6}T1600 ${y - 20}V840H0Z`} fill={water} opacity={0.6 + index * 0.1} />
      <path d={`M0 ${y + 12}Q400 ${y - 20} 800 ${y + 8}T1600 ${y - 6}V840H0Z`} fill={bank} opacity={0.55 + index * 0.15} />
    </g>
  ))
}

export function Rain({ stroke }: { stroke: string }) {
  const drops = Array.from({ length: 70 }, (_, at) => `M${(at * 173) % 1640} ${(at * 97) % 700}l-14 52`)
  return <path d={drops.join('')} stroke={stroke} strokeWidth="4" strokeLinecap="round" opacity=".5" />
}

/** Puddles before and behind the wheels. */
export function Puddles({ fill }: { fill: string }) {
  return (
    <g fill={fill} opacity=".55">
      <ellipse cx="420" cy="770" rx="330" ry="22" />
      <ellipse cx="1120" cy="800" rx="410" ry="26" />
      <ellipse cx="1440" cy="748" rx="150" ry="12" />
    </g>
  )
}
