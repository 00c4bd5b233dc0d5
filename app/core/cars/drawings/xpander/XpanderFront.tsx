import { Both, EndBody, EndDefs, EndOutline, FrontGlass, FrontLamps, Mirrors } from './ends.tsx'

export function XpanderFront({ id }: { id: string }) {
  return (
    <>
      <defs>
        <EndDefs id={id} />
      </defs>
      <Mirrors id={id} />
      <EndBody id={id} track={380} />
      {/* rails */}
      <path d="M118-428V-434Q119-437.5 124-437.5H132Q137-437.5 138-433L139-424ZM-118-428V-434Q-119-437.5-124-437.5H-132Q-137-437.5-138-433L-139-424Z" fill="#15171a" />
      <FrontGlass id={id} />
      {/* grille: an hourglass from the gloss bar down to the intake */}
      <path d="M-100-250H100L96-212 88-166Q86-140 104-128L132-104 120-92H-120L-132-104-104-128Q-86-140-88-166L-96-212Z" fill="#0b0d0f" />
      <path d="M-90-224H90M-88-210H88M-85-196H85M-83-182H83M-81-168H81" stroke="#3b4147" strokeWidth="3.4" />
      <path d="M-90-226H90M-88-212H88M-85-198H85M-83-184H83M-81-170H81" stroke="#9aa2a9" strokeWidth="1" opacity=".8" />
      <Both id={`${id}-half`}>
        <FrontLamps />
        {/* Dynamic Shield */}
        <path d="M212-235 118-227C106-225 100-220 98-210L90-168C88-153 94-145 106-143L210-133 204-123 104-132C83-134 74-147 77-167L86-212C89-229 98-236 116-238Z" fill={`url(#${id}-metal)`} stroke="#000" strokeOpacity=".45" strokeWidth=".9" />
        {/* fog lamp */}
        <path d="M148-120 208-117 202-98 160-94Q152-96 148-120Z" fill="#101214" />
        <circle cx="176" cy="-107" r="8" fill="#aeb7bf" />
        <circle cx="176" cy="-107" r="4.6" fill="#5b646c" />
        {/* lower edge */}
        <path d="M0-92H130L160-88 213-94C211-76 202-64 184-62L0-60Z" fill="#15171a" />
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
