import { names } from '../drawing.ts'
import { curvedFlanks, Halves, RoofRails, seat, Windscreen, windscreenTints } from '../ends.tsx'
import { Glass, Gradients, Outline, Shade, Shadow, Shape } from '../parts.tsx'
import { RoundTyres } from '../tyres.tsx'

/** New Pajero Sport Dakar Ultimate 4x4 (2021), from the front. */
export function PajeroSportFront({ id }: { id: string }) {
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
            [0.06, 'light', 0.15],
            [0.3, 'light', 0.1],
            [0.36, 'light', 0.5],
            [0.43, 'light', 0.34],
            [0.5, 'light', 0.1],
            [0.54, 'light', 0],
            [0.54, 'dark', 0],
            [0.7, 'dark', 0.12],
            [0.92, 'dark', 0.3],
            [1, 'dark', 0.5],
          ]}
        />
        <Shade id={`${id}-sides`} from={[-227, 0]} to={[227, 0]} stops={curvedFlanks} />
        <Glass id={id} tints={windscreenTints} />
        <Shape
          id={id}
          name="body"
          d="M0-451.5C70-451 118-449 140-440 152-434 160-424 166-408L194-332C204-322 210-310 213-292 218-262 226.3-226 226.3-176 226.3-150 226-130 223-114 221-106 218-100 210-96L150-88 0-86-150-88-210-96C-218-100-221-106-223-114-226-130-226.3-150-226.3-176-226.3-226-218-262-213-292-210-310-204-322-194-332L-166-408C-160-424-152-434-140-440-118-449-70-451-0-451.5Z"
        />
        <Shape id={id} name="screen" d="M0-433C60-433 112-431 138-425 142-424 146-421 148-415L178-328C120-322 60-320 0-320-60-320-120-322-178-328L-148-415C-146-421-142-424-138-425-112-431-60-433-0-433Z" />
        <path id={`${id}-seat`} d={seat(-318)} />
        {/* right half */}
        <g id={`${id}-half`}>
          {/* side glass beside the pillar */}
          <path d="M158-418 188-332 194-332 164-412Z" fill="#14181c" />
          {/* bonnet edge and its two folds */}
          <path d="M84-318C92-304 100-290 104-276M178-327C192-318 203-306 208-292" fill="none" stroke="#000" strokeWidth="1.4" opacity=".35" />
          <path d="M85.5-318C93.5-304 101.5-290 105.5-276" fill="none" stroke="#fff" strokeWidth="1.4" opacity=".5" />
          {/* flare */}
          <path d="M212-240C222-226 226-200 226-176 226-150 226-130 223-114L212-100C214-150 216-200 212-240Z" opacity=".22" />
          <path d="M208-246C216-214 216-150 210-98" fill="none" stroke="#fff" strokeWidth="1.4" opacity=".35" />
          {/* headlamp */}
          <path d="M90-277C130-283 172-289 212-297 213-284 210-274 200-268 166-258 126-254 88-252Z" fill="#0f1113" />
          <path d="M100-273C136-278 168-283 204-290 203-280 200-276 194-273 162-264 130-261 98-259Z" fill="#3b444d" />
          <g stroke="#1a1d20">
            <ellipse cx="126" cy="-267" rx="11" ry="7.5" fill="#b9c4cd" />
            <ellipse cx="154" cy="-271" rx="11" ry="7.5" fill="#a5b1bb" />
            <ellipse cx="180" cy="-276" rx="8" ry="6" fill="#8996a1" />
          </g>
          <path d="M118-270Q124-274 132-270M147-274Q153-278 161-274" fill="none" stroke="#fff" strokeWidth="1.5" />
          <path d="M92-255C130-257 166-262 198-271" fill="none" stroke="#f4f8fb" strokeWidth="4" />
          {/* shield arc */}
          <path d="M84-256 100-255 112-249 98-236H86Z" fill="#0c0d0f" />
          <path d="M202-262C176-252 146-248 118-244 110-243 107-238 107-230L104-192C104-176 110-168 122-163L196-140 190-128 112-148C94-154 88-170 89-190L93-236C94-246 98-250 108-251 140-253 172-256 202-262Z" fill={url('metal')} stroke="#000" strokeOpacity=".5" strokeWidth=".9" />
          <path d="M200-260C172-252 140-250 108-248 99-247 97-243 96-236L92-190C92-172 98-158 114-152L190-133" fill="none" stroke="#fff" strokeWidth="1.5" opacity=".8" />
          {/* turn and fog lamps, one above the other */}
          <path d="M134-228 192-238Q200-239 200-231L195-170Q194-162 186-162L136-166Q128-168 128-176L128-220Q128-227 134-228Z" fill="#0c0e10" />
          <path d="M135-220 194-230 191-201 134-197ZM134-191 190-195 188-174Q187-169 182-169L138-172Q134-173 134-177Z" fill="#343c44" />
          <path d="M135-220 194-230 193.5-225 135-215ZM134-191 190-195 189.6-190.5 134-186.5Z" fill="#f4f8fb" />
          <g fill="#b9c4cd">
            <ellipse cx="149" cy="-207" rx="8" ry="6.5" />
            <ellipse cx="175" cy="-210.5" rx="8" ry="6.5" />
          </g>
          <path d="M140-183 184-186 183-176 140-177Z" fill="#c98a3c" opacity=".7" />
          {/* bumper corner */}
          <path d="M198-122 223-113C221-106 218-100 210-96L150-88 80-86.5 112-91 162-118Z" fill="#15171a" />
          <path d="M164-118 198-123" fill="none" stroke="#fff" strokeWidth="1.2" opacity=".3" />
        </g>
        {/* door mirror */}
        <g id={`${id}-mirror`}>
          <path d="M186-332 206-340 208-330 196-322Z" fill="#0b0c0e" />
          <path d="M204-340C206-354 216-362 234-363 252-364 262-360 264-352 266-340 262-332 252-329L214-327C205-328 202-332 204-340Z" className="paint" stroke="#000" strokeOpacity=".4" strokeWidth="1.2" />
          <path d="M204-344C207-355 216-362 234-363 252-364 262-360 264-351 244-347 222-346 204-344Z" fill="#fff" opacity=".4" />
          <path d="M203-337 264-342C263-334 259-331 252-329L214-327C207-328 203-331 203-337Z" opacity=".5" />
        </g>
      </defs>
      <Shadow id={id} from={-222} to={222} tyres={[-190, 190]} />
      <g data-part="mirrors">
        <Halves id={id} name="mirror" />
      </g>
      {/* tyres, underbody */}
      <path d="M-160-100H160L150-74C60-66-60-66-150-74Z" fill="#08090a" />
      <path d="M-70-76H70L56-56H-56Z" fill="#0e0f11" />
      <RoundTyres id={id} from={156} to={222} top={120} tread={{ width: 14, dashes: '1.5 9', inset: 12, grooves: [178, 200] }} />
      {/* rails */}
      <RoofRails id={id} d="M112-446C113-455 118-458.7 123-458.7 130-458.7 134-453 136-440Z" />
      {/* paint, roof, shading */}
      <use href={ref('body')} className="paint" />
      <path d="M0-451.5C70-451 118-449 140-440 152-434 160-424 164-412L150-424C120-432 60-434 0-434-60-434-120-432-150-424L-164-412C-160-424-152-434-140-440-118-449-70-451-0-451.5Z" className="roof" />
      <g clipPath={url('body-clip')}>
        <path fill={url('vertical')} d="M-228-460H228V-80H-228Z" />
        <path d="M0-318C30-318 60-318 84-317 92-304 100-290 104-277L0-281-104-277C-100-290-92-304-84-317-60-318-30-318-0-318Z" fill={url('light-fade')} opacity=".7" />
        <path d="M178-327C150-321 60-318.5 0-318.5-60-318.5-150-321-178-327" fill="none" stroke="#0b0c0e" strokeWidth="5" />
        <path d="M210-300C180-292 130-284 100-281 60-279 30-279 0-279-30-279-60-279-100-281-130-284-180-292-210-300" fill="none" stroke="#fff" strokeWidth="2" opacity=".6" />
        <path d="M0-244C100-244 180-250 228-268L228-104 0-104-228-104-228-268C-180-250-100-244-0-244Z" fill={url('light-fade')} opacity=".36" />
        <path fill={url('sides')} d="M-228-460H228V-80H-228Z" />
      </g>
      {/* windscreen, cabin, reflection */}
      <Windscreen id={id} dash={-316} wheel={[-84, -338]} mirror="M-22-428H22L19-415Q0-411-19-415Z" shine={[-436, -316]} band="M-180-440H180V-424C60-428-60-428-180-424Z" wiper="M-150-324-20-333M20-323 140-332" />
      {/* grille and bumper opening */}
      <path d="M0-275 92-276 90-252C96-240 92-214 90-190 89-170 94-154 112-148L150-138 138-114 104-100 0-98-104-100-138-114-150-138-112-148C-94-154-89-170-90-190-92-214-96-240-90-252L-92-276-0-275Z" fill="#0c0d0f" />
      <path d="M-84-244H84M-82-236H82M-84-214H84M-85-206H85M-86-198H86M-87-190H87" stroke="#33373c" strokeWidth="2.5" />
      <path d="M0-273 90-274 94-262 92-256 0-254-92-256-94-262-90-274-0-273Z" fill={url('metal')} stroke="#000" strokeOpacity=".5" strokeWidth=".8" />
      <path d="M0-231 91-233 90-222 0-220-90-222-91-233-0-231Z" fill={url('metal')} stroke="#000" strokeOpacity=".5" strokeWidth=".8" />
      <path d="M-124-134H124M-122-124H122M-110-115H110" stroke="#33373c" strokeWidth="2.5" />
      {/* blank plate, skid plate */}
      <path d="M0-178 52-178Q54-178 54-176L54-146Q54-144 52-144L0-144-52-144Q-54-144-54-146L-54-176Q-54-178-52-178L-0-178Z" fill="#e9ebed" stroke="#6a6f75" strokeWidth="2" />
      <path d="M0-108 98-110 150-122 162-116 112-90 84-87 0-86-84-87-112-90-162-116-150-122-98-110-0-108Z" fill={url('metal')} />
      <Halves id={id} name="half" />
      <Outline id={id} />
    </>
  )
}
