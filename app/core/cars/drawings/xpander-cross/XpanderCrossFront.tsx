import { Both } from '../ends.tsx'
import { DoorMirrors, EndBody, EndDefs, EndOutline, FrontGlass, FrontLamps } from '../xpander/ends.tsx'

export function XpanderCrossFront({ id }: { id: string }) {
  return (
    <>
      <defs>
        <EndDefs id={id} />
      </defs>
      <DoorMirrors id={id} />
      {/* rails */}
      <path d="M110-420C112-432 117-437.5 123-437.5 130-437.5 134-431 136-416ZM-110-420C-112-432-117-437.5-123-437.5-130-437.5-134-431-136-416Z" fill="#a4a9af" stroke="#000" strokeOpacity=".4" strokeWidth=".8" />
      <EndBody id={id} track={384} />
      <FrontGlass id={id} />
      {/* grille: two heavy bars between the arcs, open down to the intake */}
      <path d="M-100-250H100L96-212 88-166Q86-140 104-128L140-104V-92H-140V-104L-104-128Q-86-140-88-166L-96-212Z" fill="#0b0d0f" />
      <path d="M-90-226H90L88-214H-88ZM-86-202H86L84-190H-84ZM-82-178H82L80-166H-80Z" fill="#33383d" />
      <path d="M-90-226H90M-86-202H86M-82-178H82" stroke="#c9ced3" strokeWidth="2" />
      <EndOutline id={id} />
      <Both id={`${id}-half`}>
        <FrontLamps id={id} />
        {/* arch cladding, lower bumper */}
        <path d="M-1-96H140L152-118 206-122 214-188 221-176Q223.75-170 223.75-160V-110L216-76C213-66 204-61 190-60H-1Z" fill="#191b1e" />
        <path d="M140-96 152-118 206-122 214-188 221-176" fill="none" stroke="#fff" strokeOpacity=".3" strokeWidth="1.3" />
        <path d="M204-118 212-172 217-166 213-110Z" fill="#fff" opacity=".08" />
        {/* fog lamp in its bright bezel */}
        <path d="M160-114 204-117 196-92 166-90Z" fill="#08090a" />
        <path d="M160-114 166-90 196-92" fill="none" stroke="#9aa2a9" strokeWidth="2.4" />
        <circle cx="178" cy="-104" r="9" fill="#aeb7bf" />
        <circle cx="178" cy="-104" r="5" fill="#5b646c" />
      </Both>
      {/* plate, emblem's place, skid plate */}
      <path d="M-53-142H53V-110H-53Z" fill="#e9ebed" stroke="#000" strokeOpacity=".5" />
      <path d="M-14-249H14L11-242H-11Z" fill={`url(#${id}-metal)`} />
      <path d="M-136-96H136L112-64Q109-60 102-60H-102Q-109-60-112-64Z" fill={`url(#${id}-metal)`} />
      <path d="M-100-90H100L88-76H-88ZM-60-72H-30L-34-64H-56ZM60-72H30L34-64H56Z" fill="#15171a" opacity=".85" />
    </>
  )
}
