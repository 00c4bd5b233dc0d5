import { names } from '../drawing.ts'
import { Halves, l300Tints, Mirrors } from '../ends.tsx'
import { Glass, Gradients, Outline, Shade, Shadow } from '../parts.tsx'
import { TruckTyres } from '../tyres.tsx'

/** L300 from behind: tailgate, the cab over it, lamps under the deck, axle and differential in the open. */
export function L300Rear({ id }: { id: string }) {
  const { ref, url } = names(id)
  return (
    <>
      <defs>
        <Gradients id={id} />
        <Shade
          id={`${id}-fall`}
          from={[0, -461]}
          to={[0, -293]}
          stops={[
            [0, 'light', 0.6],
            [0.12, 'light', 0.15],
            [0.6, 'light', 0.05],
            [1, 'dark', 0.32],
          ]}
        />
        <Shade
          id={`${id}-ends`}
          from={[120, 0]}
          to={[212, 0]}
          stops={[
            [0, 'dark', 0],
            [0.6, 'dark', 0.08],
            [1, 'dark', 0.4],
          ]}
        />
        <Glass id={id} tints={l300Tints} />
        <path id={`${id}-body`} d="M0-461C70-461 120-459 150-455Q170-452 175-442L198-306 204-280 0-280-204-280-198-306-175-442Q-170-452-150-455C-120-459-70-461-0-461Z" />
        <path id={`${id}-deck`} d="M-207.9-293H207.9Q211.9-293 211.9-289V-198H-211.9V-289Q-211.9-293-207.9-293Z" />
        <path id={`${id}-ribs`} d="M-176-276H176M-176-258H176M-176-240H176M-176-222H176" />
        <g id={`${id}-side`}>
          {/* mud flap over the tyre */}
          <path d="M152-160H206V-62Q206-58 202-58H156Q152-58 152-62Z" fill="#111315" stroke="#2c3034" />
          <path d="M164-146V-70M178-146V-70M192-146V-70" stroke="#1d2023" strokeWidth="3" />
          {/* lamp: stop, indicator, reverse */}
          <path d="M140-182H206V-150H140Z" fill="#0c0d0f" />
          <path d="M182-179H203V-153H182Z" fill={url('lamp')} />
          <path d="M163-179H181V-153H163Z" fill="#d98a2b" />
          <path d="M144-179H162V-153H144Z" fill="#d9dde0" />
          <path d="M144-179H203V-172H144Z" fill="#fff" opacity=".3" />
          {/* corner post, latch */}
          <path d="M194-293H211.9V-190H194Z" className="paint" />
          <path d="M194-293H211.9V-190H194Z" fill={url('dark-glint')} opacity=".5" />
          <path d="M194-293V-198" stroke="#000" strokeWidth="1.6" opacity=".6" />
          <path d="M182-284H206V-274H182Z" fill="#1a1c1f" />
          <path d="M150-204H164V-190H150Z" fill="#2c3034" />
        </g>
      </defs>

      <Shadow id={id} from={-212} to={212} tyres={[-178, 178]} />

      {/* chassis rails, cross member, spare wheel */}
      <path d="M-206-190H206V-176H120V-146H-120V-176H-206Z" fill="#08090a" />
      <path d="M-104-180H-84V-128H-104ZM84-180H104V-128H84ZM-104-160H104V-146H-104Z" fill="#1d2023" />
      <path d="M-70-140H70Q80-140 80-130T70-118H-70Q-80-118-80-129T-70-140Z" fill="#131517" />
      <path d="M-66-136H66" stroke="#fff" strokeWidth="1.5" opacity=".25" />
      {/* leaf springs, dampers */}
      <path d="M112-176H132V-150H112ZM-112-176H-132V-150H-112Z" fill="#17191b" />
      <path d="M108-152H136V-132H108ZM-108-152H-136V-132H-108Z" fill="#0c0d0f" />
      <path d="M108-130H136V-124H108ZM104-121H140V-115H104ZM100-112H144V-106H100ZM-108-130H-136V-124H-108ZM-104-121H-140V-115H-104ZM-100-112H-144V-106H-100Z" fill="#42484d" />
      <path d="M104-104H140V-66H104ZM-104-104H-140V-66H-104Z" fill="#23272a" />
      <path d="M96-156 72-84M-96-156-72-84" stroke="#3d4348" strokeWidth="9" />
      <path d="M95-154 86-126M-95-154-86-126" stroke="#5a6066" strokeWidth="5" />
      {/* tyres, axle, differential */}
      <TruckTyres id={id} from={155} to={201} top={162} shoulder={10} tread="M163-150V-2M173-150V0M183-150V0M193-150V-2" groove={2.2} />
      <path d="M-158-91H158V-72H-158Z" fill="#30353a" />
      <path d="M-158-88H158" stroke="#fff" strokeWidth="2" opacity=".2" />
      <path d="M-66-90Q-34-98-30-104-16-114 0-114T30-104Q34-98 66-90V-73Q40-68 32-60 18-50 0-50T-32-60Q-40-68-66-73Z" fill="#30353a" />
      <circle cy="-82" r="25" fill="#3b4146" stroke="#0a0b0c" strokeWidth="1.5" />
      <circle cy="-82" r="21" fill="none" stroke="#0f1113" strokeWidth="3" strokeDasharray="0 13.19" strokeLinecap="round" />
      <path d="M-16-92Q-8-100 6-99" fill="none" stroke="#fff" strokeWidth="2.5" opacity=".3" />

      {/* mirrors on their stalks */}
      <Mirrors id={id}>
        <path d="M190-318 232-334M184-360 230-364" stroke="#101214" strokeWidth="5" strokeLinecap="round" />
        <path d="M220-374Q220-382 228-382H254Q262-382 262-374V-328Q262-320 254-320H228Q220-320 220-328Z" fill="#16181b" />
        <path d="M225-377H257V-325H225Z" fill="#2f373d" />
        <path d="M232-377H250L225-336V-364Z" fill="#fff" opacity=".2" />
      </Mirrors>

      {/* cab: paint, roof, rear window */}
      <use href={ref('body')} className="paint" />
      <path className="roof" d="M-150-455C-120-459-70-461 0-461S120-459 150-455Q170-452 175-442L177-434H-177L-175-442Q-170-452-150-455Z" />
      <use href={ref('body')} fill={url('fall')} />
      <path d="M-164-443Q0-452 164-443" fill="none" stroke="#000" strokeWidth="2.5" opacity=".16" />
      <path d="M-162-446Q0-455 162-446" fill="none" stroke="#fff" strokeWidth="2.5" opacity=".4" />
      <path d="M-176-434-200-293H-176L-156-430ZM176-434 200-293H176L156-430Z" opacity=".1" />
      <path d="M-140-426H140Q148-426 149-418L156-330Q156-322 148-322H-148Q-156-322-156-330L-149-418Q-148-426-140-426Z" fill="#0b0c0e" />
      <path id={`${id}-screen`} d="M-136-420H136Q142-420 143-414L149-334Q149-328 143-328H-143Q-149-328-149-334L-143-414Q-142-420-136-420Z" fill={url('glass')} />
      <path
        d="M72-390Q72-398 80-398H108Q116-398 116-390V-372Q116-366 108-366H106V-360Q132-358 138-338L139-328H50L52-338Q58-358 84-360V-366H80Q72-366 72-372ZM-72-390Q-72-398-80-398H-108Q-116-398-116-390V-372Q-116-366-108-366H-106V-360Q-132-358-138-338L-139-328H-50L-52-338Q-58-358-84-360V-366H-80Q-72-366-72-372Z"
        fill="#090b0d"
        opacity=".6"
      />
      <path d="M-60-420H10L-40-328H-130ZM40-420H58L8-328H-10Z" fill="#fff" opacity=".13" />
      <Outline id={id} />

      {/* guard frame of the headboard */}
      <path d="M-190-290V-394Q-190-402-182-402H182Q190-402 190-394V-290H180V-392H66V-290H56V-392H-56V-290H-66V-392H-180V-290Z" className="paint" />
      <path d="M-190-290V-394Q-190-402-182-402H182Q190-402 190-394V-290H180V-392H66V-290H56V-392H-56V-290H-66V-392H-180V-290Z" fill={url('dark-fade')} stroke="#000" strokeOpacity=".4" />
      <path d="M-186-399H186" stroke="#fff" strokeWidth="2" opacity=".5" />

      {/* tailgate: ribs, edge */}
      <use href={ref('deck')} className="paint" />
      <path d="M-210-293H210V-283H-210Z" fill={url('light-fade')} />
      <path d="M-211-286H211V-200H-211Z" fill={url('dark-fade')} opacity=".6" />
      <path d="M-211-250H211V-198H-211Z" fill={url('light-fade')} opacity=".16" />
      <g fill="none" strokeLinecap="round">
        <use href={ref('ribs')} stroke="#000" strokeWidth="7" opacity=".3" />
        <use href={ref('ribs')} y="-2" stroke="#fff" strokeWidth="3" opacity=".4" />
      </g>
      <use href={ref('deck')} fill="none" stroke="#000" strokeOpacity=".4" strokeWidth="1.2" />
      <path d="M-211.9-200H211.9V-184H-211.9Z" fill="#1a1c1f" />
      <path d="M-211-199H211" stroke="#fff" strokeWidth="1.4" opacity=".35" />
      <path d="M-60-204H-46V-190H-60ZM46-204H60V-190H46Z" fill="#2c3034" />
      <Halves id={id} name="side" />
      <path d="M120-293H212V-184H120Z" fill={url('ends')} />
      <path d="M120-293H212V-184H120Z" fill={url('ends')} transform="scale(-1 1)" />

      {/* plate under its lamp */}
      <path d="M-56-182H56V-150H-56Z" fill="#0c0d0f" />
      <path d="M-51-177H51V-153H-51Z" fill="#e9ebed" stroke="#000" strokeOpacity=".4" />
      <path d="M-14-184H14V-178H-14Z" fill="#1f2225" />
    </>
  )
}
