/** What is seen on the way: a beach on a day off, a train above the street, a road at sunrise. */

/** A sailing boat on the sea. */
export function Sailboat({ x, y, sail }: { x: number; y: number; sail: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-6-250H6V0H-6Z" fill="#6b4d36" />
      <path d="M12-244Q150-120 140-20H12Z" fill={sail} />
      <path d="M-14-220Q-100-110-96-24H-14Z" fill="#fdf6e4" />
      <path d="M-120 0H170L130 44H-84Z" fill="#8a3b2c" />
    </g>
  )
}

/** A striped umbrella with a deckchair, a suitcase and a ball. */
export function BeachThings() {
  return (
    <>
      <path d="M196 250 214 690" stroke="#8c6a49" strokeWidth="12" strokeLinecap="round" />
      <path
        d="M20 330Q60 170 194 160 330 160 376 316 300 286 284 320 240 284 200 326 150 290 110 328 70 296 20 330Z"
        fill="#e34b3d"
      />
      <path
        d="M110 328Q120 210 194 160 150 170 100 220 70 270 64 316 86 304 110 328ZM284 320Q276 210 194 160 240 210 240 306 222 304 200 326"
        fill="#fff6e6"
      />
      <path
        d="M36 560 96 668H262M96 668 70 720M236 668 256 720"
        fill="none"
        stroke="#8c6a49"
        strokeWidth="12"
        strokeLinecap="round"
      />
      <path d="M44 552 104 656H262" fill="none" stroke="#2f9fb0" strokeWidth="18" strokeLinecap="round" />
      <path d="M1400 560h80q20 0 20 20v120q0 16-16 16h-88q-16 0-16-16V580q0-20 20-20Z" fill="#2f6fa3" />
      <path d="M1414 560v-40h52v40M1410 580V710M1470 580V710" fill="none" stroke="#1d4a70" strokeWidth="9" />
      <circle cx="1340" cy="690" r="34" fill="#f3b62f" />
      <path d="M1310 676Q1340 700 1370 676M1340 656V724" fill="none" stroke="#fff" strokeWidth="9" />
    </>
  )
}

/** A train on a track above the street. */
export function ElevatedTrain({ track, train }: { track: string; train: string }) {
  return (
    <>
      <path d="M150 380H220V640H150ZM700 380H770V640H700ZM1370 380H1440V640H1370Z" fill={track} />
      <path d="M0 352H1600V392H0Z" fill={track} />
      <path d="M120 240H1130Q1240 246 1270 340H120Z" fill={train} />
      <path d="M120 320H1264L1270 340H120Z" fill="#c4001a" />
      <path d="M160 280H1090" stroke="#40506a" strokeWidth="40" strokeDasharray="86 22" />
      <path d="M1126 260Q1196 262 1220 300H1126Z" fill="#40506a" />
      <path d="M473 240V340M797 240V340" stroke="#8c8a90" strokeWidth="8" />
    </>
  )
}

/** Lamps along a street. */
export function StreetLamps({ post, light }: { post: string; light: string }) {
  return [90, 1510].map((x) => (
    <g key={x} transform={`translate(${x} 0)`}>
      <path d={`M0 650V210Q0 160 ${x < 800 ? 70 : -70} 160`} fill="none" stroke={post} strokeWidth="12" strokeLinecap="round" />
      <circle cx={x < 800 ? 80 : -80} cy="170" r="46" fill={light} opacity=".35" />
      <circle cx={x < 800 ? 80 : -80} cy="170" r="22" fill={light} />
    </g>
  ))
}

/** The sun on the horizon with its rays. */
export function Sunrise({ x, y, fill }: { x: number; y: number; fill: string }) {
  const rays = [-80, -56, -32, -8, 16, 40, 64].map((angle) => `rotate(${angle + 8} ${x} ${y})`)
  return (
    <>
      {rays.map((turn) => (
        <path
          key={turn}
          d={`M${x - 14} ${y}L${x - 60} ${y - 620}H${x + 60}L${x + 14} ${y}Z`}
          fill={fill}
          opacity=".28"
          transform={turn}
        />
      ))}
      <circle cx={x} cy={y} r="150" fill={fill} />
    </>
  )
}

/** Power poles that grow smaller towards the horizon, with birds on the wires. */
export function PowerPoles({ fill }: { fill: string }) {
  return (
    <>
      <path
        d="M96 640V160H112V640ZM40 196H168V208H40ZM330 600V250H342V600ZM290 278H382V287H290ZM470 580V310H479V580ZM440 332H509V339H440Z"
        fill={fill}
      />
      <path
        d="M50 200Q190 290 300 282 400 322 446 336M158 200Q280 284 376 280 460 326 504 336"
        fill="none"
        stroke={fill}
        strokeWidth="4"
      />
      <path
        d="M1120 180q22-26 44 0 22-26 44 0M1240 250q16-20 32 0 16-20 32 0M1040 270q14-16 28 0 14-16 28 0"
        fill="none"
        stroke={fill}
        strokeWidth="6"
      />
    </>
  )
}
