import { names } from '../drawing.ts'
import { Halves, l300Tints, Mirrors } from '../ends.tsx'
import { Glass, Gradients, Outline, Shade, Shadow, Shape } from '../parts.tsx'
import { TruckTyreLight, TruckTyres, tyreShade } from '../tyres.tsx'

/** L300 from the front: one half of the cab, mirrored, the deck's sides standing out a little behind it. */
export function L300Front({ id }: { id: string }) {
  const { ref, url } = names(id)
  return (
    <>
      <defs>
        <Gradients id={id} />
        <Shade
          id={`${id}-fall`}
          from={[0, -461]}
          to={[0, -110]}
          stops={[
            [0, 'light', 0.6],
            [0.06, 'light', 0.15],
            [0.48, 'light', 0.2],
            [0.52, 'light', 0.5],
            [0.56, 'light', 0.26],
            [0.58, 'light', 0],
            [0.58, 'dark', 0],
            [0.66, 'dark', 0.16],
            [0.82, 'dark', 0.1],
            [1, 'dark', 0.36],
          ]}
        />
        <Shade
          id={`${id}-ends`}
          from={[130, 0]}
          to={[207, 0]}
          stops={[
            [0, 'dark', 0],
            [0.6, 'dark', 0.06],
            [1, 'dark', 0.4],
          ]}
        />
        <Shade id={`${id}-shade`} from={[0, -98]} to={[0, -34]} stops={tyreShade} />
        <Glass id={id} tints={l300Tints} />
        <Shape id={id} name="body" d="M0-461C70-461 120-459 150-455Q170-452 175-442L198-306 205-280 207-250 207-160 204-118 0-118-204-118-207-160-207-250-205-280-198-306-175-442Q-170-452-150-455C-120-459-70-461-0-461Z" />
        <Shape id={id} name="screen" d="M-152-434Q0-441 152-434 159-433 161-426L182-306Q183-297 174-296 0-284-174-296-183-297-182-306L-161-426Q-159-433-152-434Z" />
        <g id={`${id}-side`}>
          {/* headlamp in its black band, indicator on the corner */}
          <path d="M-1-230H200Q205-230 205-225L204-186Q204-181 199-181H-1Z" fill="#0e1012" />
          <path d="M100-225H170V-186H100Z" fill="#d4dbe1" stroke="#000" strokeOpacity=".5" />
          <path d="M103-222H167V-189H103Z" fill="#8e99a3" />
          <path d="M103-222H167V-214Q134-206 103-214Z" fill="#e9eef2" />
          <circle cx="135" cy="-204" r="12" fill="#f4f8fb" opacity=".85" />
          <path d="M114-222V-189M124-222V-189M146-222V-189M156-222V-189" stroke="#fff" strokeWidth="1" opacity=".5" />
          <path d="M174-225H200L199-186H174Z" fill="#d98a2b" />
          <path d="M174-225H200V-215H174Z" fill="#fff" opacity=".3" />
          <path d="M94-226V-185" stroke="#2a2e32" strokeWidth="3" />
          {/* lower bumper lamp bay, tow hook */}
          <path d="M120-138H172Q178-138 178-132V-124Q178-118 172-118H124Z" fill="#0a0b0c" />
          <path d="M126-133H170V-123H128Z" fill="#23272a" />
        </g>
      </defs>

      <Shadow id={id} from={-212} to={212} tyres={[-178, 178]} />

      {/* tyres, wells, cross member, wishbones */}
      <path d="M-202-124H202V-92H150L90-64H-90L-150-92H-202Z" fill="#08090a" />
      <path d="M-96-84H96L84-62H-84ZM-154-92-96-76V-68L-154-82ZM154-92 96-76V-68L154-82Z" fill="#131518" />
      <path d="M-92-82H92M-152-90-98-74M152-90 98-74" stroke="#fff" strokeWidth="1.5" opacity=".22" />
      <TruckTyres id={id} from={155} to={201} top={110} shoulder={10} tread="M163-100V-2M173-104V0M183-104V0M193-100V-2" groove={2.2} />
      <TruckTyreLight id={id} from={155} to={201} shade={[-100, -30]} />

      {/* deck sides and guard behind the cab */}
      <path d="M-211.9-293H211.9V-198H-211.9Z" className="paint" />
      <path d="M-211.4-292.5H211.4V-198H-211.4Z" fillOpacity=".38" stroke="#000" strokeOpacity=".5" />
      <path d="M-211-276H211M-211-258H211M-211-240H211M-211-222H211" stroke="#000" strokeWidth="6" opacity=".25" />
      <path d="M-211.9-200H211.9V-184H-211.9Z" fill="#1a1c1f" />

      {/* mirrors on their stalks */}
      <Mirrors id={id}>
        <path d="M190-318 232-334M184-360 230-364" stroke="#101214" strokeWidth="5" strokeLinecap="round" />
        <path d="M220-374Q220-382 228-382H254Q262-382 262-374V-328Q262-320 254-320H228Q220-320 220-328Z" fill="#16181b" />
        <path d="M224-374Q226-378 232-378H254" fill="none" stroke="#fff" strokeWidth="2" opacity=".4" />
        <path d="M222-336H260V-328Q260-322 254-322H228Q222-322 222-328Z" opacity=".4" />
      </Mirrors>

      {/* paint, roof */}
      <use href={ref('body')} className="paint" />
      <path className="roof" d="M-150-455C-120-459-70-461 0-461S120-459 150-455Q170-452 175-442L178-430H-178L-175-442Q-170-452-150-455Z" />

      <g clipPath={url('body-clip')}>
        <path d="M-210-462H210V-100H-210Z" fill={url('fall')} />
        <path d="M-160-449Q0-459 160-449" fill="none" stroke="#fff" strokeWidth="3" opacity=".35" />
        <path d="M-164-443Q0-452 164-443" fill="none" stroke="#000" strokeWidth="2.5" opacity=".2" />
        {/* windscreen: rubber seal, glass, cabin */}
        <path d="M-156-440Q0-447 156-440 165-439 167-430L189-304Q190-291 178-290 0-278-178-290-190-291-189-304L-167-430Q-165-439-156-440Z" fill="#0b0c0e" />
        <use href={ref('screen')} fill={url('glass')} />
        <g clipPath={url('screen-clip')}>
          <g fill="#090b0d" opacity=".6">
            <path id={`${id}-seat`} d="M76-398Q76-406 84-406H110Q118-406 118-398V-382Q118-376 110-376H108V-370Q134-368 140-346L146-280H48L54-346Q60-368 86-370V-376H84Q76-376 76-382Z" />
            <use href={ref('seat')} transform="scale(-1 1)" />
            <path d="M-36-280V-352Q-34-364-22-364H22Q34-364 36-352V-280Z" />
            <path d="M-190-312Q-140-322-90-316L-40-310H190V-280H-190Z" />
          </g>
          <ellipse cx="-97" cy="-318" rx="40" ry="20" fill="none" stroke="#050607" strokeWidth="6" opacity=".8" />
          <path d="M-20-432H20L18-420Q0-416-18-420Z" fill="#0b0c0e" />
          <path d="M-70-445H20L-70-280H-170ZM46-445H68L-22-280H-44Z" fill="#fff" opacity=".13" />
          <path d="M-170-445H170V-424Q0-431-170-424Z" opacity=".5" />
        </g>
        <path d="M-150-293-40-301M10-287 128-301" stroke="#050607" strokeWidth="3.5" strokeLinecap="round" />
        <path d="M-150-290V-282M10-286V-278" stroke="#050607" strokeWidth="4" />
        {/* crease, air slots under the screen */}
        <path d="M-207-262H207" stroke="#fff" strokeWidth="2" opacity=".7" />
        <path d="M-207-259H207V-232H-207Z" fill={url('dark-fade')} />
        <path d="M-80-272H80" stroke="#000" strokeWidth="5" strokeDasharray="14 6" opacity=".6" />
        <path d="M-30-250H30V-241H-30Z" fill={url('metal')} />
        {/* panel under the lamps */}
        <path d="M-207-178H207" stroke="#fff" strokeWidth="2" opacity=".4" />
        <path d="M-90-176H90V-156H-90Z" fill="#0e1012" />
        <path d="M-86-170H86M-86-162H86" stroke="#33383d" strokeWidth="2.5" />
        <Halves id={id} name="side" />
        <path d="M130-462H210V-100H130Z" fill={url('ends')} />
        <path d="M130-462H210V-100H130Z" fill={url('ends')} transform="scale(-1 1)" />
      </g>
      {/* grille slats under a bright strip */}
      <path d="M-92-218H92M-92-208H92M-92-198H92M-92-188H92" stroke="#3a3f45" strokeWidth="4" />
      <path d="M-92-220H92M-92-210H92M-92-200H92M-92-190H92" stroke="#fff" strokeWidth="1" opacity=".25" />
      <path d="M-104-230H104V-226H-104Z" fill={url('metal')} />

      <Outline id={id} />
      {/* bumper, plate */}
      <path d="M-200-152H200Q208-152 208-145V-120Q208-106 196-103L160-98H-160L-196-103Q-208-106-208-120V-145Q-208-152-200-152Z" fill="#191b1e" />
      <path d="M-205-148H205" stroke="#fff" strokeWidth="2" opacity=".32" />
      <path d="M-200-144H200V-120H-200Z" fill="#fff" opacity=".05" />
      <path d="M-104-140H104L96-106H-96Z" fill="#0a0b0c" />
      <path d="M-98-132H98M-96-124H96M-95-116H95" stroke="#2c3034" strokeWidth="2.5" />
      <path d="M120-138H172Q178-138 178-132V-124Q178-118 172-118H124ZM-120-138H-172Q-178-138-178-132V-124Q-178-118-172-118H-124Z" fill="#0a0b0c" />
      <path d="M-54-139H54V-113H-54Z" fill="#0a0b0c" />
      <path d="M-51-137H51V-115H-51Z" fill="#e9ebed" stroke="#000" strokeOpacity=".4" />
    </>
  )
}
