/** The ground below the car. The wheels touch it at y = 740. */

/** A road with a dashed line. */
export function Road({ fill, line }: { fill: string; line: string }) {
  return (
    <>
      <path d="M0 640H1600V840H0Z" fill={fill} />
      <path d="M0 648H1600" stroke={line} strokeWidth="5" opacity=".55" />
      <path d="M-40 806H1640" stroke={line} strokeWidth="10" strokeDasharray="170 110" opacity=".8" />
    </>
  )
}

/** A floor of one colour with reflected light. */
export function Floor({ fill, bright }: { fill: string; bright: string }) {
  return (
    <>
      <path d="M0 620H1600V840H0Z" fill={fill} />
      <ellipse cx="800" cy="745" rx="760" ry="70" fill={bright} opacity=".45" />
    </>
  )
}

/** Grass or earth, with tufts or stones. */
export function Earth({ fill, marks }: { fill: string; marks: string }) {
  return (
    <>
      <path d="M0 610H1600V840H0Z" fill={fill} />
      <path
        d="M90 690l8-26 8 26m180 90l8-26 8 26m-150-40l6-20 6 20m340 74l8-26 8 26m500-10l8-26 8 26m160-120l8-26 8 26m180 90l8-26 8 26m-90-150l6-20 6 20m-1000-4l6-20 6 20"
        fill="none"
        stroke={marks}
        strokeWidth="5"
        strokeLinecap="round"
      />
    </>
  )
}

export function GuardRail({ fill }: { fill: string }) {
  return (
    <path
      d="M0 596H1600V616H0ZM60 616h14v34H60zM320 616h14v34h-14zM580 616h14v34h-14zM840 616h14v34h-14zM1100 616h14v34h-14zM1360 616h14v34h-14z"
      fill={fill}
    />
  )
}
