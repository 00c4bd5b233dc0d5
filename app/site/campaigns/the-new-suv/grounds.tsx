/** `car`: id of the drawing to repeat. `axle`: x of its front wheel. */
type Props = { car: string; axle: number }

/** The sky down to the ground. Each picture is 480 units wide around the wheel. */
function Air({ axle, fill }: { axle: number; fill: string }) {
  return <path d={`M${axle - 240}-330h480V110h-480z`} fill={fill} />
}

export function Asphalt({ car, axle }: Props) {
  return (
    <>
      <Air axle={axle} fill="#2a4654" />
      <path d={`M${axle - 240}-2h480v112h-480z`} fill="#3b4146" />
      <path d={`M${axle - 240}-2h480`} stroke="#5d656b" strokeWidth="4" />
      <path
        d={`M${axle - 228} 26h8m48 14h6m40-18h9m52 20h7m30-24h8m60 14h7m44 10h8m30-22h6m40 28h9M${axle - 200} 88h7m70 10h8m66-12h7m88 14h6m70-10h8`}
        stroke="#6d757b"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d={`M${axle - 240} 68h170m110 0h200`} stroke="#e8ecec" strokeWidth="12" />
      <use href={car} />
    </>
  )
}

export function WetRoad({ car, axle }: Props) {
  return (
    <>
      <Air axle={axle} fill="#1b3140" />
      <path d={`M${axle - 240}-2h480v112h-480z`} fill="#0d1b24" />
      <g opacity=".45">
        <use href={car} transform="scale(1 -1)" />
      </g>
      <path d={`M${axle - 240}-2h480v112h-480z`} fill="#16303e" opacity=".35" />
      <use href={car} />
      <g fill="none" stroke="#9cc6d4" strokeLinecap="round">
        <path
          d={`M${axle - 220} 44q40-9 80 0m60 34q60-12 120 0m40-44q45-10 90 0M${axle - 170} 96q30-7 60 0m190-4q40-9 80 0`}
          strokeWidth="3"
          opacity=".7"
        />
        <path
          d={`M${axle + 74}-6q40-34 92-30m-84 24q46-16 96-4m-72-26q20-30 52-40M${axle - 80}-6q-36-30-70-24m58 16q-30-10-60 4`}
          strokeWidth="5"
          opacity=".8"
        />
        <path
          d={`M${axle - 200}-310l-22 60m70-30-22 60m80-80-20 54m96-60-22 60m80-20-20 54m70-90-22 60m60-10-20 56m50-90-20 54M${axle - 220}-170l-20 54m150-150-16 44m280 40-20 54m20-170-20 54`}
          strokeWidth="3"
          opacity=".4"
        />
      </g>
    </>
  )
}

/** Stones on a road tile that repeats. */
const stones =
  'M4 14q4-12 16-10t10 12-14 8T4 14zM40 10q8-8 18-2t2 14-18 4-2-16zM72 18q2-12 14-12t12 10-10 12-16-10zM14 40q8-12 20-6t2 18-20 4-2-16zM52 42q4-10 16-8t8 14-16 8-8-14zM88 44q2-10 12-10t12 10-12 10-12-10z'

export function Gravel({ car, axle }: Props) {
  return (
    <>
      <pattern id="stones" width="112" height="58" patternUnits="userSpaceOnUse">
        <path d="M0 0h112v58H0z" fill="#5a5348" />
        <path d={stones} fill="#a1978a" />
        <path d={stones} fill="#7d7466" transform="translate(54 29) scale(.8)" />
      </pattern>
      <Air axle={axle} fill="#3a4a48" />
      <path d={`M${axle - 240}-2h480v112h-480z`} fill="url(#stones)" />
      <use href={car} />
      <g fill="#b3a998" stroke="#3d382f" strokeWidth="2">
        <path
          d={`M${axle - 210} 0q6-16 22-12t12 14zM${axle - 150} 0q10-22 30-16t14 18zM${axle + 100} 0q6-18 24-14t12 16zM${axle + 160} 0q8-24 32-18t16 20zM${axle - 84} 2q6-12 20-9t8 11z`}
        />
        <path
          d={`M${axle + 120}-70q6-10 16-6t4 14-18 4-2-12zM${axle + 150}-120q5-8 13-5t3 12-14 3-2-10zM${axle + 190}-62q5-9 14-6t4 12-15 4-3-10z`}
        />
      </g>
    </>
  )
}

export function Mud({ car, axle }: Props) {
  return (
    <>
      <Air axle={axle} fill="#33402f" />
      <path d={`M${axle - 240}-70q60-60 110-30t120-20 120 30 130-10V20h-480z`} fill="#26331f" />
      <path d={`M${axle - 240}-2h480v112h-480z`} fill="#4b3322" />
      <use href={car} y="12" />
      <path d={`M${axle - 240} 4q40-16 80-6t60-12q30 20 50 14t50 8 54-4q30-20 60-10t56-4 70 2v118h-480z`} fill="#5f4129" />
      <path
        d={`M${axle - 240} 40q60-14 120 0t130-2 120 6 110-8M${axle - 220} 78q70-14 130 0t130-4 170 4`}
        fill="none"
        stroke="#3a2618"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path
        d={`M${axle - 60}-32q10-8 12 4t-12 6zM${axle + 40}-64q8-6 10 4t-10 4zM${axle + 76}-110q10-8 14 2t-12 8zM${axle + 110}-60q8-8 12 2t-10 6zM${axle + 150}-92q6-6 10 2t-9 5zM${axle - 104}-60q7-6 10 2t-9 5zM${axle + 130}-140q8-6 10 2t-9 5z`}
        fill="#6d4a2f"
      />
    </>
  )
}
