import { Both, EndBody, EndDefs, EndOutline, Mirrors, RearUpper } from './ends.tsx'

export function XpanderRear({ id }: { id: string }) {
  return (
    <>
      <defs>
        <EndDefs id={id} />
      </defs>
      <Mirrors id={id} />
      <EndBody id={id} track={378} />
      {/* rails, fin */}
      <path d="M118-428V-434Q119-437.5 124-437.5H132Q137-437.5 138-433L139-424ZM-118-428V-434Q-119-437.5-124-437.5H-132Q-137-437.5-138-433L-139-424Z" fill="#15171a" />
      <RearUpper id={id} />
      <Both id={`${id}-half`}>
        {/* bumper: upper face, corner with its upright reflector */}
        <path d="M0-200H160L218-214V-150L150-128 120-122H0Z" fill={`url(#${id}-light-fade)`} opacity=".4" />
        <path d="M216-206 176-196 164-186" fill="none" stroke="#000" strokeOpacity=".4" strokeWidth="1.4" />
        <path d="M190-182 208-186 206-122 184-128Z" fill="#101214" />
        <path d="M194-177 202-179 200-132 190-135Z" fill="#b3121d" />
        {/* black lower part */}
        <path d="M0-126H112L136-112 210-112C207-80 202-64 184-62L0-60Z" fill="#15171a" />
        <path d="M0-125H112L136-111 210-111" fill="none" stroke="#fff" strokeOpacity=".3" strokeWidth="1.2" />
      </Both>
      {/* skid plate */}
      <path d="M-106-104H106L94-74Q92-70 86-70H-86Q-92-70-94-74Z" fill={`url(#${id}-metal)`} />
      <path d="M-78-96H78L72-82H-72Z" fill="#15171a" opacity=".8" />
      <EndOutline id={id} />
    </>
  )
}
