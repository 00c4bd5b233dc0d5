import { names } from '../drawing.ts'
import { curvedFlanks, Halves, MirrorsBehind, RearScreen, RoofRails, seat, tailgateTints } from '../ends.tsx'
import { Glass, Gradients, Outline, Shade, Shadow, Shape } from '../parts.tsx'
import { RoundTyres } from '../tyres.tsx'

/** New Pajero Sport Dakar Ultimate 4x4 (2021), from the rear. */
export function PajeroSportRear({ id }: { id: string }) {
  const { ref, url } = names(id)
  return (
    <>
      <defs>
        <Gradients id={id} />
        <Shade
          id={`${id}-vertical`}
          from={[0, -452]}
          to={[0, -86]}
          stops={[
            [0, 'light', 0.6],
            [0.06, 'light', 0.2],
            [0.3, 'light', 0.1],
            [0.37, 'light', 0.42],
            [0.46, 'light', 0.2],
            [0.5, 'light', 0],
            [0.5, 'dark', 0],
            [0.56, 'dark', 0.16],
            [0.74, 'dark', 0.1],
            [0.77, 'light', 0.2],
            [0.82, 'light', 0],
            [0.82, 'dark', 0],
            [0.93, 'dark', 0.3],
            [1, 'dark', 0.5],
          ]}
        />
        <Shade id={`${id}-sides`} from={[-227, 0]} to={[227, 0]} stops={curvedFlanks} />
        <Glass id={id} tints={tailgateTints} />
        <Shape
          id={id}
          name="body"
          d="M0-451.5C70-451 118-449 140-440 152-434 160-424 166-408L196-330C208-318 214-302 216-282 219-250 226.3-226 226.3-180 226.3-150 226-132 222-116 220-108 214-103 206-102L150-99 0-98-150-99-206-102C-214-103-220-108-222-116-226-132-226.3-150-226.3-180-226.3-226-219-250-216-282-214-302-208-318-196-330L-166-408C-160-424-152-434-140-440-118-449-70-451-0-451.5Z"
        />
        <Shape id={id} name="screen" d="M0-408C60-408 110-407 140-404Q148-403 151-396L170-338Q172-331 164-331C110-327 60-326 0-326-60-326-110-327-164-331Q-172-331-170-338L-151-396Q-148-403-140-404C-110-407-60-408-0-408Z" />
        <path id={`${id}-seat`} d={seat(-316)} />
        {/* right half */}
        <g id={`${id}-half`}>
          {/* quarter glass seen edge on */}
          <path d="M164-406C170-396 180-372 187-352L181-358C176-376 168-394 162-402Z" fill="#14181c" />
          {/* tailgate cut */}
          <path d="M158-418 180-330C186-310 190-296 192-270L196-196Q196-172 172-170L0-168" fill="none" stroke="#fff" strokeWidth="1.4" opacity=".3" transform="translate(0 1.4)" />
          <path d="M158-418 180-330C186-310 190-296 192-270L196-196Q196-172 172-170L0-168" fill="none" stroke="#000" strokeWidth="1.4" opacity=".62" />
          {/* flare and bumper corner */}
          <path d="M214-236C224-222 226.3-204 226.3-180 226-150 226-132 222-116L210-104C214-150 217-196 214-236Z" opacity=".22" />
          <path d="M196-178C206-172 214-166 224-164" fill="none" stroke="#000" strokeWidth="1.4" opacity=".5" />
          {/* tail lamp: from the belt down to the bumper */}
          <path d="M142-322C164-323 184-326 198-328 209-317 214-302 216-282L219-250 221-214C221-192 219-174 214-155L208-152Q203-152 202.4-160L196-242C194-268 186-290 166-300Q152-307 142-322Z" fill={url('lamp')} stroke="#1c0204" strokeOpacity=".8" strokeWidth="2" />
          <path d="M152-318C176-312 196-302 203-276 207-254 209-206 209-160" fill="none" stroke="#ffc4c0" strokeWidth="3" opacity=".95" />
          <path d="M190-322C206-312 211-292 213-268L216-214 213-162" fill="none" stroke="#ff6a66" strokeWidth="2" opacity=".7" />
          <path d="M146-316C176-306 192-288 196-250L202.6-158" fill="none" stroke="#3a0306" strokeWidth="3" opacity=".5" />
          <path d="M201-236 217-236 218-214 203-214Z" fill="#fff" opacity=".4" />
          <path d="M197-250C205-252 213-253 217-252M201-214C208-214 214-215 220-216" fill="none" stroke="#3a0306" strokeWidth="1.6" opacity=".6" />
          {/* reflector */}
          <path d="M144-141 194-147 192-138 147-132Z" fill="#7d0a12" stroke="#000" strokeOpacity=".6" />
          <path d="M148-140 190-145" stroke="#ff8a86" opacity=".6" />
          {/* lower bumper */}
          <path d="M224-127 222-116C220-108 214-103 206-102L150-99H96L116-118 172-120Z" fill="#15171a" />
          <path d="M118-119 172-121 223-127" fill="none" stroke="#fff" strokeWidth="1.2" opacity=".3" />
        </g>
      </defs>
      <Shadow id={id} from={-222} to={222} tyres={[-190, 190]} />
      <MirrorsBehind id={id} x={206} y={-330} />
      {/* tyres, axle, spare wheel, exhaust */}
      <path d="M-160-106H160L156-70H-156Z" fill="#08090a" />
      <path d="M-160-72H-40Q0-92 40-72H160V-60H34Q0-44-34-60H-160Z" fill="#0e0f11" />
      <path d="M-70-100H70L62-78H-62Z" fill="#17191c" />
      <RoundTyres id={id} from={156} to={222} top={120} tread={{ width: 14, dashes: '1.5 9', inset: 12, grooves: [178, 200] }} />
      <path d="M106-104H132V-90Q132-87 129-87H109Q106-87 106-90Z" fill="#5d6268" />
      {/* rails */}
      <RoofRails id={id} d="M112-446C113-455 118-458.7 123-458.7 130-458.7 134-453 136-440Z" />
      {/* paint, roof, shading */}
      <use href={ref('body')} className="paint" />
      <path d="M0-451.5C70-451 118-449 140-440 152-434 160-424 166-408L156-412C120-416 60-416 0-416-60-416-120-416-156-412L-166-408C-160-424-152-434-140-440-118-449-70-451-0-451.5Z" className="roof" />
      <g clipPath={url('body-clip')}>
        <path fill={url('vertical')} d="M-228-460H228V-80H-228Z" />
        {/* spoiler */}
        <path d="M0-437C60-437 116-435 146-428L158-410C120-416 60-417 0-417-60-417-120-416-158-410L-146-428C-116-435-60-437-0-437Z" fill={url('light-fade')} opacity=".5" />
        <path d="M146-428C116-435 60-437 0-437-60-437-116-435-146-428" fill="none" stroke="#000" strokeWidth="1.6" opacity=".3" />
        <path d="M0-417C60-417 120-416 157-411L152-404C110-408 60-409 0-409-60-409-110-408-152-404L-157-411C-120-416-60-417-0-417Z" opacity=".55" />
        <path d="M0-184C150-184 184-190 188-214L228-220 228-106 0-106-228-106-228-220-188-214C-184-190-150-184-0-184Z" fill={url('light-fade')} opacity=".34" />
        <path fill={url('sides')} d="M-228-460H228V-80H-228Z" />
      </g>
      <path d="M-34-424H34V-419H-34Z" fill="#a3121a" stroke="#000" strokeOpacity=".5" strokeWidth=".8" />
      <path d="M-4-452-2-457H2L4-452Z" className="roof" />
      {/* rear glass, cabin, reflection, wiper */}
      <RearScreen id={id} shine={[-412, -320]} band="M-160-412H160V-400C60-403-60-403-160-400Z" wiper="M0-328 84-336" pivot={-326} />
      {/* tailgate: crease, bright bar, plate recess */}
      <path d="M168-296C120-290 60-288 0-288-60-288-120-290-168-296" fill="none" stroke="#fff" strokeWidth="2" opacity=".5" />
      <path d="M0-286C60-286 120-288 170-294L180-262C120-258 60-257 0-257-60-257-120-258-180-262L-170-294C-120-288-60-286-0-286Z" fill={url('dark-fade')} opacity=".5" />
      <path d="M188-214C184-190 150-184 0-184-150-184-184-190-188-214" fill="none" stroke="#fff" strokeWidth="2" opacity=".45" />
      <path d="M190-212C186-187 150-181 0-181-150-181-186-187-190-212" fill="none" stroke="#000" strokeWidth="2" opacity=".12" />
      <path d="M0-244 84-244Q88-244 87-240L80-196Q79-192 74-192L0-192-74-192Q-79-192-80-196L-87-240Q-88-244-84-244L-0-244Z" opacity=".5" />
      <path d="M0-250 92-250Q97-250 96-246L94-238 0-238-94-238-96-246Q-97-250-92-250L-0-250Z" fill={url('metal')} stroke="#000" strokeOpacity=".4" strokeWidth=".8" />
      <path d="M0-232 52-232Q54-232 54-230L54-200Q54-198 52-198L0-198-52-198Q-54-198-54-200L-54-230Q-54-232-52-232L-0-232Z" fill="#e9ebed" stroke="#6a6f75" strokeWidth="2" />
      {/* bumper: upper edge, step, diffuser, skid plate */}
      <path d="M172-158C120-154 60-153 0-153-60-153-120-154-172-158" fill="none" stroke="#fff" strokeWidth="2" opacity=".45" />
      <path d="M0-136 120-136Q128-136 128-130L124-118 100-99 0-98-100-99-124-118-128-130Q-128-136-120-136L-0-136Z" fill="#101214" />
      <path d="M0-122 92-122 82-99 0-98-82-99-92-122-0-122Z" fill={url('metal')} />
      <path d="M-48-122-42-99M48-122 42-99M0-122V-98" stroke="#000" strokeWidth="2" opacity=".35" />
      <Halves id={id} name="half" />
      <Outline id={id} />
    </>
  )
}
