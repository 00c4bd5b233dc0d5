import { Both } from '../ends.tsx'
import { DoorMirrors, EndBody, EndDefs, EndOutline, FrontGlass, FrontLamps } from './ends.tsx'

export function XpanderFront({ id }: { id: string }) {
  return (
    <>
      <defs>
        <EndDefs id={id} />
      </defs>
      <DoorMirrors id={id} />
      {/* rails */}
      <path d="M110-420C112-432 117-437.5 123-437.5 130-437.5 134-431 136-416ZM-110-420C-112-432-117-437.5-123-437.5-130-437.5-134-431-136-416Z" fill="#15171a" stroke="#fff" strokeOpacity=".25" strokeWidth=".8" />
      <EndBody id={id} track={374} />
      <FrontGlass id={id} />
      {/* grille: an hourglass from the gloss bar down to the intake */}
      <path d="M-100-250H100L96-212 88-166Q86-140 104-128L132-104 120-92H-120L-132-104-104-128Q-86-140-88-166L-96-212Z" fill="#0b0d0f" />
      <path d="M-96-233H96L92-223H-92Z" fill="#23272b" />
      <path d="M-96-233H96" stroke="#c9ced3" strokeWidth="1.6" />
      {/* mesh: rows of dashes, every other one shifted by half */}
      <g stroke="#3d444b" strokeWidth="3.2" strokeDasharray="7 4">
        <path d="M-97.5-216H98M-97.5-204H98M-97.5-192H98M-97.5-180H98M-97.5-168H98M-97.5-156H98M-97.5-144H98" />
        <path d="M-92-210H92M-92-198H92M-92-186H92M-92-174H92M-92-162H92M-92-150H92M-95-132H95M-111-120H111" />
        <path d="M-101-126H101M-117-114H117M-125-102H125M-122-108H122" />
      </g>
      <Both id={`${id}-half`}>
        <FrontLamps id={id} />
        {/* fog lamp */}
        <path d="M148-120 208-117 202-98 160-94Q152-96 148-120Z" fill="#101214" />
        <circle cx="176" cy="-107" r="8" fill="#aeb7bf" />
        <circle cx="176" cy="-107" r="4.6" fill="#5b646c" />
        {/* lower edge */}
        <path d="M-1-92H130L160-88 220-96V-58H-1Z" fill="#15171a" clipPath={`url(#${id}-body-clip)`} />
      </Both>
      {/* plate, emblem's place, skid plate */}
      <path d="M-53-142H53V-110H-53Z" fill="#e9ebed" stroke="#000" strokeOpacity=".5" />
      <path d="M-14-249H14L11-242H-11Z" fill={`url(#${id}-metal)`} />
      <path d="M-112-90H112L98-68Q95-63 88-63H-88Q-95-63-98-68Z" fill={`url(#${id}-metal)`} />
      <path d="M-84-84H84L76-74H-76Z" fill="#15171a" opacity=".75" />
      <EndOutline id={id} />
    </>
  )
}
