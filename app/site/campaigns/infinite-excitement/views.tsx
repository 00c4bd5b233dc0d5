/**
 * The view over the sea at each hour: 1,800 units wide, waterline at y = -130, sand down to y = 0. Groups named left and
 * right move in on a narrow screen.
 */

function Palm({ x, y, size, fill }: { x: number; y: number; size: number; fill: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} fill={fill}>
      <path d="M-9 0Q-2-120 26-236L36-232Q12-120 11 0Z" />
      <path d="M31-238Q-10-276-70-252-30-262-2-244-52-244-82-204-40-232 6-228-24-206-34-160-8-202 28-226 40-176 74-152 60-196 44-228 92-224 122-182 104-232 56-244 100-262 142-240 96-284 40-250 52-286 30-312 32-276 31-238Z" />
    </g>
  )
}

/** An outrigger canoe under sail. */
function Canoe({ x, y, size, sail }: { x: number; y: number; size: number; sail: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-6-20V-150L70-34Z" fill={sail} />
      <path d="M-12-18V-120L-52-30Z" fill="#fff" opacity=".85" />
      <path d="M-80-20Q-60 0-40 0H50Q76 0 96-26-40-6-80-20Z" fill="#5b3826" />
      <path d="M-70 6H84" stroke="#5b3826" strokeWidth="5" strokeLinecap="round" />
    </g>
  )
}

function Cloud({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <path
      d="M-120 0A40 40 0 0 1-90-46 60 60 0 0 1 20-64 48 48 0 0 1 96-36 34 34 0 0 1 110 0Z"
      transform={`translate(${x} ${y}) scale(${size})`}
      fill="#fff"
      opacity=".9"
    />
  )
}

export function Morning() {
  return (
    <>
      <path d="M-900-130Q-760-210-640-190T-420-230Q-300-250-180-180T60-130Z" fill="#b98f83" opacity=".55" />
      <path d="M-900-130Q-800-170-690-160T-480-140-380-130Z" fill="#9a7268" opacity=".6" />
      <g className="right">
        <circle cx="600" cy="-250" r="150" fill="#fff2cf" opacity=".4" />
        <circle cx="600" cy="-250" r="88" fill="#fffaf0" />
        <path d="M510-110h180m-210 22h240m-190 22h150" stroke="#fff2cf" strokeWidth="7" strokeLinecap="round" opacity=".7" />
        <Canoe x={760} y={-96} size={0.7} sail="#e2725b" />
      </g>
      <g className="left">
        <Palm x={-620} y={-8} size={1} fill="#4c5a45" />
        <Palm x={-540} y={-4} size={0.75} fill="#5b6a52" />
      </g>
    </>
  )
}

export function Midday() {
  return (
    <>
      <path
        d="M-900-108h260m60 24h180m200-20h220m140 30h260m40-34h140"
        stroke="#fff"
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".6"
      />
      <g className="left">
        <Cloud x={-560} y={-400} size={1.2} />
        <path d="M-600-10V-190" stroke="#7b5a3c" strokeWidth="9" />
        <path
          d="M-720-150Q-690-236-600-240T-480-150Q-510-172-542-150-570-172-600-150-630-172-658-150-690-172-720-150Z"
          fill="#e2452f"
        />
        <path d="M-658-150Q-650-220-600-240-550-220-542-150-570-172-600-150-630-172-658-150Z" fill="#fff" />
      </g>
      <g className="right">
        <path d="M300-130Q380-230 470-214T620-240Q700-226 760-130Z" fill="#5da48c" opacity=".8" />
        <Cloud x={500} y={-470} size={1} />
        <path d="M350-520 394-566 432-514 386-464Z" fill="#e2452f" />
        <path d="M394-566 386-464M350-520 432-514" stroke="#fff" strokeWidth="4" />
        <path d="M386-464Q370-420 396-390T380-300" fill="none" stroke="#fff" strokeWidth="4" />
        <Palm x={640} y={-2} size={1.35} fill="#2f6b4a" />
        <Canoe x={800} y={-96} size={0.7} sail="#f2b632" />
      </g>
    </>
  )
}

export function Sun() {
  return (
    <>
      <circle r="46" fill="#ffd34d" />
      <path
        d="M0-64V-92M0 64V92M-64 0H-92M64 0H92M-45-45-65-65M45 45 65 65M45-45 65-65M-45 45-65 65"
        stroke="#ffd34d"
        strokeWidth="11"
        strokeLinecap="round"
      />
    </>
  )
}

export function Dusk() {
  return (
    <>
      <clipPath id="waterline">
        <path d="M-900-900H900V-130H-900Z" />
      </clipPath>
      <g clipPath="url(#waterline)">
        <circle cx="60" cy="-210" r="420" fill="#ffd58f" opacity=".45" />
        <circle cx="60" cy="-210" r="300" fill="#ffe9b0" opacity=".8" />
      </g>
      <path
        d="M-240-112h600m-500 20h420m-340 22h280m-220 20h140"
        stroke="#ffe9b0"
        strokeWidth="9"
        strokeLinecap="round"
        opacity=".8"
      />
      <path
        d="M-280-470q20-22 42 0 20-22 42 0-22-10-42 8-20-18-42-8zM-160-520q15-16 32 0 15-16 32 0-17-8-32 6-15-14-32-6zM250-480q15-16 32 0 15-16 32 0-17-8-32 6-15-14-32-6z"
        fill="#6d2c22"
      />
      <g className="right">
        <path d="M480-130Q580-210 680-190T880-130Z" fill="#8c3f3c" opacity=".7" />
        <Canoe x={600} y={-96} size={0.9} sail="#7b2f28" />
      </g>
      <g className="left">
        <path d="M-860-130Q-740-200-640-184T-440-130Z" fill="#8c3f3c" opacity=".7" />
        <Palm x={-640} y={-4} size={1.3} fill="#4a1f1e" />
        <Palm x={-550} y={-2} size={0.95} fill="#5d2a26" />
      </g>
    </>
  )
}

export function Evening() {
  return (
    <>
      <path
        d="M-420-480h.1M-640-400h.1M-520-540h.1M-300-440h.1M-240-560h.1M60-470h.1M160-400h.1M300-540h.1M420-470h.1M-120-420h.1M-30-540h.1"
        stroke="#f6f1e7"
        strokeWidth="7"
        strokeLinecap="round"
        opacity=".8"
      />
      <path
        d="M-900-108h240m120 26h160m260-22h200m120 26h260"
        stroke="#a9b9d6"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".4"
      />
      <g className="right">
        <linearGradient id="lighthouse-beam" x1="1" x2="0">
          <stop stopColor="#ffe7a0" stopOpacity=".5" />
          <stop offset="1" stopColor="#ffe7a0" stopOpacity="0" />
        </linearGradient>
        <path d="M616-424-260-560V-420Z" fill="url(#lighthouse-beam)" />
        <path d="M470-130 520-180H820L880-130Z" fill="#0c1530" />
        <path d="M606-180 620-400H652L666-180Z" fill="#e9e4d6" />
        <path d="M615-320H657L661-256H611Z" fill="#b5382a" />
        <path d="M616-440H656V-400H616ZM608-400H664V-390H608ZM612-440 636-464 660-440Z" fill="#3a4a73" />
        <path d="M620-434H652V-404H620Z" fill="#ffe7a0" />
      </g>
      <g className="left">
        <Palm x={-720} y={-2} size={1.2} fill="#0d1730" />
        <Stall />
      </g>
    </>
  )
}

/** A food stall with its lights on. */
function Stall() {
  return (
    <g transform="translate(-580 -6)">
      <path d="M-110-150H110V0H-110Z" fill="#3b2430" />
      <path d="M-96-112H96V-40H-96Z" fill="#ffd27a" />
      <path d="M-60-84a16 16 0 1 1 32 0v44h-32zM24-76a14 14 0 1 1 28 0v36H24z" fill="#3b2430" />
      <path d="M-130-150-110-196H110L130-150Z" fill="#c8452f" />
      <path d="M-66-150-56-196H-4L-2-150ZM62-150 52-196H2L0-150" fill="#f6f1e7" opacity=".85" />
      <path
        d="M-150-206Q-60-176 0-206T150-206"
        fill="none"
        stroke="#fff2cf"
        strokeWidth="14"
        strokeDasharray="0 50"
        strokeLinecap="round"
      />
    </g>
  )
}

export function Moon() {
  return (
    <>
      <path d="M-6-60A64 64 0 1 0 62 22 52 52 0 1 1-6-60Z" fill="#f7e7b8" />
      <path d="M-86-70h.1M70-80h.1M-70 80h.1M-20-90h.1" stroke="#f6f1e7" strokeWidth="5" strokeLinecap="round" />
    </>
  )
}
