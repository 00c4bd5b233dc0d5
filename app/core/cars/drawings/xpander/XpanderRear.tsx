import { Both, MirrorsBehind } from '../ends.tsx'
import { EndBody, EndDefs, EndOutline } from './ends.tsx'
import { RearUpper } from './tailgate.tsx'

export function XpanderRear({ id }: { id: string }) {
  return (
    <>
      <defs>
        <EndDefs id={id} />
      </defs>
      <MirrorsBehind id={id} x={204} y={-302} />
      {/* rails */}
      <path d="M110-420C112-432 117-437.5 123-437.5 130-437.5 134-431 136-416ZM-110-420C-112-432-117-437.5-123-437.5-130-437.5-134-431-136-416Z" fill="#15171a" stroke="#fff" strokeOpacity=".25" strokeWidth=".8" />
      <EndBody id={id} track={372} />
      <RearUpper id={id} />
      {/* bumper: step under the tailgate, waist of the X */}
      <path d="M-152-206H152L218-216V-196L164-182H-164L-218-196V-216Z" fill={`url(#${id}-light-fade)`} opacity=".7" />
      <path d="M-140-182H140L124-152 142-122H-142L-124-152Z" fill={`url(#${id}-dark-fade)`} opacity=".7" />
      <Both id={`${id}-half`}>
        <path d="M218-198 164-182H140L124-152 142-122" fill="none" stroke="#fff" strokeOpacity=".35" strokeWidth="1.4" />
        <path d="M218-200 164-184H139L122-152 140-122" fill="none" stroke="#000" strokeOpacity=".25" strokeWidth="1.4" />
        {/* upright reflector */}
        <path d="M190-182 208-186 206-122 184-128Z" fill="#101214" />
        <path d="M194-177 202-179 200-132 190-135Z" fill="#b3121d" />
        {/* black lower part */}
        <path d="M-1-126H112L136-112 220-112V-58H-1Z" fill="#15171a" clipPath={`url(#${id}-body-clip)`} />
      </Both>
      <path d="M-214-111H-136L-112-125H112L136-111H214" fill="none" stroke="#fff" strokeOpacity=".3" strokeWidth="1.2" />
      {/* skid plate */}
      <path d="M-106-104H106L94-74Q92-70 86-70H-86Q-92-70-94-74Z" fill={`url(#${id}-metal)`} />
      <path d="M-78-96H78L72-82H-72Z" fill="#15171a" opacity=".8" />
      <EndOutline id={id} />
    </>
  )
}
