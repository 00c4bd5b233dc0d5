import { Both, MirrorsBehind } from '../ends.tsx'
import { EndBody, EndDefs, EndOutline } from '../xpander/ends.tsx'
import { RearUpper } from '../xpander/tailgate.tsx'

export function XpanderCrossRear({ id }: { id: string }) {
  return (
    <>
      <defs>
        <EndDefs id={id} />
      </defs>
      <MirrorsBehind id={id} x={204} y={-302} />
      {/* rails */}
      <path d="M110-420C112-432 117-437.5 123-437.5 130-437.5 134-431 136-416ZM-110-420C-112-432-117-437.5-123-437.5-130-437.5-134-431-136-416Z" fill="#a4a9af" stroke="#000" strokeOpacity=".4" strokeWidth=".8" />
      <EndBody id={id} track={380} />
      <RearUpper id={id} />
      {/* bumper: step under the tailgate, waist of the X */}
      <path d="M-152-206H152L218-216V-196L164-182H-164L-218-196V-216Z" fill={`url(#${id}-light-fade)`} opacity=".7" />
      <path d="M-140-182H140L124-152 142-122H-142L-124-152Z" fill={`url(#${id}-dark-fade)`} opacity=".7" />
      <EndOutline id={id} />
      <Both id={`${id}-half`}>
        <path d="M218-198 164-182H140L124-152 142-122" fill="none" stroke="#fff" strokeOpacity=".35" strokeWidth="1.4" />
        <path d="M218-200 164-184H139L122-152 140-122" fill="none" stroke="#000" strokeOpacity=".25" strokeWidth="1.4" />
        {/* cladding */}
        <path d="M-1-142H116L140-124 176-126 184-184 214-190 221-178Q223.75-172 223.75-160V-110L216-76C213-66 204-61 190-60H-1Z" fill="#191b1e" />
        <path d="M193-176 202-178 200-130 189-133Z" fill="#b3121d" />
      </Both>
      <path d="M-214-190-184-184-176-125-140-123-116-141H116L140-123 176-125 184-184 214-190" fill="none" stroke="#fff" strokeOpacity=".3" strokeWidth="1.3" />
      {/* skid plate */}
      <path d="M-124-116H124L108-70Q106-65 99-65H-99Q-106-65-108-70Z" fill={`url(#${id}-metal)`} />
      <path d="M-94-106H94L86-88H-86ZM-70-80H-40L-43-72H-67ZM70-80H40L43-72H67Z" fill="#15171a" opacity=".85" />
    </>
  )
}
