import type { ReactNode } from 'react'
import { Gradients, Shade, Shadow } from '../parts.tsx'

/** What both Xpanders share seen from the front and from behind: x = 0 is the centre line, the right half is mirrored. */
const half = 218.75

/** Closed outline, arches excepted; Cross lays its wider cladding over it. */
const outline =
  'M0-433C60-433 100-431 122-427 138-424 146-420 151-412 166-382 182-344 194-304L203-292C211-280 216-262 217.5-238 218.75-220 218.75-190 218.5-160 218-130 216-104 210-84 206-70 198-64 184-62L0-60-184-62C-198-64-206-70-210-84-216-104-218-130-218.5-160-218.75-190-218.75-220-217.5-238-216-262-211-280-203-292L-194-304C-182-344-166-382-151-412-146-420-138-424-122-427-100-431-60-433 0-433Z'
const roof = 'M-151-412C-146-420-138-424-122-427-100-431-60-433 0-433 60-433 100-431 122-427 138-424 146-420 151-412L140-404C100-411-100-411-140-404Z'

/** Draws its children twice: as they stand on the right, and mirrored. */
export function Both({ id, children }: { id: string; children: ReactNode }) {
  return (
    <>
      <g id={id}>{children}</g>
      <use href={`#${id}`} transform="scale(-1 1)" />
    </>
  )
}

export function EndDefs({ id }: { id: string }) {
  return (
    <>
      <Gradients id={id} />
      <path id={`${id}-body`} d={outline} />
      <clipPath id={`${id}-in-body`}>
        <use href={`#${id}-body`} />
      </clipPath>
      <Shade
        id={`${id}-height`}
        from={[0, -433]}
        to={[0, -60]}
        stops={[
          [0, 'light', 0.6], [0.06, 'light', 0.15], [0.32, 'light', 0.12], [0.38, 'light', 0.4], [0.45, 'light', 0.16],
          [0.48, 'light', 0], [0.48, 'dark', 0], [0.54, 'dark', 0.12], [0.72, 'dark', 0.08], [0.9, 'dark', 0.3], [1, 'dark', 0.5],
        ]}
      />
      <Shade
        id={`${id}-width`}
        from={[-half, 0]}
        to={[half, 0]}
        stops={[
          [0, 'dark', 0.5], [0.05, 'dark', 0.2], [0.14, 'dark', 0], [0.14, 'light', 0], [0.3, 'light', 0.16], [0.5, 'light', 0.04],
          [0.7, 'light', 0.16], [0.86, 'light', 0], [0.86, 'dark', 0], [0.95, 'dark', 0.2], [1, 'dark', 0.5],
        ]}
      />
      <linearGradient id={`${id}-glass`} gradientUnits="userSpaceOnUse" x1="0" y1="-406" x2="0" y2="-304">
        <stop stopColor="#2b343c" />
        <stop offset=".45" stopColor="#4d5963" />
        <stop offset="1" stopColor="#252c33" />
      </linearGradient>
      <linearGradient id={`${id}-tread`}>
        <stop stopColor="#08090a" />
        <stop offset=".5" stopColor="#33363a" />
        <stop offset="1" stopColor="#0b0c0d" />
      </linearGradient>
    </>
  )
}

/** Shadow, tyres, underbody, paint and its light. `track` is the distance between the tyres' middles. */
export function EndBody({ id, track }: { id: string; track: number }) {
  const tyre = track / 2
  return (
    <>
      <Shadow id={id} from={-half} to={half} tyres={[-tyre, tyre]} />
      {/* underbody and tyres, 205 mm wide */}
      <path d="M-176-100H176V-58L150-52 60-55H-60L-150-52-176-58Z" fill="#08090a" />
      <Both id={`${id}-tyre`}>
        <path d={`M${tyre - 26}-110V-9Q${tyre - 26} 0 ${tyre - 17} 0H${tyre + 17}Q${tyre + 26} 0 ${tyre + 26}-9V-110Z`} fill={`url(#${id}-tread)`} />
        <path d={`M${tyre - 13}-100V-1M${tyre}-100V0M${tyre + 13}-100V-1`} stroke="#050607" strokeWidth="2.4" />
        <path d={`M${tyre - 26}-110H${tyre + 26}V-40L${tyre - 26}-48Z`} opacity=".6" />
      </Both>
      <use href={`#${id}-body`} className="paint" />
      <path d={roof} className="roof" />
      <g clipPath={`url(#${id}-in-body)`}>
        <path fill={`url(#${id}-height)`} d="M-220-434H220V-58H-220Z" />
        <path fill={`url(#${id}-width)`} d="M-220-434H220V-58H-220Z" />
      </g>
    </>
  )
}

/** Mirrors, outside the catalogue width. */
export function Mirrors({ id }: { id: string }) {
  return (
    <g data-part="mirrors">
      <Both id={`${id}-mirror`}>
        <path d="M190-306 204-316 214-303 196-298Z" fill="#0b0c0e" />
        <path d="M204-308C202-322 206-331 218-332L240-333C249-333 253-327 252-318 251-308 246-302 238-302L212-301Q205-302 204-308Z" className="paint" />
        <path d="M205-318C205-327 209-331 218-332L240-333C249-333 253-327 252-319 236-322 220-321 205-318Z" fill="#fff" opacity=".4" />
        <path d="M204-311C220-308 240-309 251-312 249-305 245-302 238-302L212-301Q205-302 204-308Z" opacity=".45" />
      </Both>
    </g>
  )
}

/** Windscreen with the cabin's darkness, pillars' edges, bonnet. */
export function FrontGlass({ id }: { id: string }) {
  return (
    <>
      <Both id={`${id}-pillar`}>
        {/* side glass seen past the pillar */}
        <path d="M146-408C163-376 178-338 189-304L194-304C182-344 166-382 151-412Z" fill="#14181c" />
      </Both>
      <path d="M-132-404C-90-411 90-411 132-404 147-378 162-342 173-306 110-314-110-314-173-306-162-342-147-378-132-404Z" fill="#0b0c0e" />
      <path id={`${id}-screen`} d="M-127-400C-88-406 88-406 127-400 141-376 154-344 164-313 106-319-106-319-164-313-154-344-141-376-127-400Z" fill={`url(#${id}-glass)`} />
      <clipPath id={`${id}-in-screen`}>
        <use href={`#${id}-screen`} />
      </clipPath>
      <g clipPath={`url(#${id}-in-screen)`}>
        {/* seats, wheel (right-hand drive: viewer's left), mirror */}
        <g fill="#090b0d" opacity=".6">
          <path id={`${id}-seat`} d="M-92-362Q-92-370-84-370H-62Q-54-370-54-362L-56-350-60-346C-46-344-40-338-38-322L-36-300H-110L-108-322C-106-338-100-344-86-346L-90-350Z" />
          <use href={`#${id}-seat`} x="146" />
          <path d="M-112-300C-112-326-96-338-73-338S-34-326-34-300H-42C-43-320-54-331-73-331S-103-320-104-300Z" />
        </g>
        <path d="M-22-398H22L18-386H-18Z" fill="#06080a" opacity=".8" />
        <path d="M-170-420H170V-396C100-401-100-401-170-396Z" opacity=".4" />
        <path d="M20-420H96L40-300H-36ZM112-420H128L72-300H56Z" fill="#fff" opacity=".13" />
      </g>
      {/* wipers */}
      <path d="M-150-312C-100-320-40-321 4-317M-20-312C40-319 90-319 128-315" fill="none" stroke="#050607" strokeWidth="2.6" />
      {/* bonnet: bright to the sky, two raised edges */}
      <path d="M-172-304C-110-312 110-312 172-304 178-292 182-276 184-260 120-253-120-253-184-260-182-276-178-292-172-304Z" fill="#fff" opacity=".2" />
      <path d="M-92-308C-40-312 40-312 92-308L74-256C30-254-30-254-74-256Z" fill={`url(#${id}-dark-fade)`} opacity=".4" />
      <Both id={`${id}-bonnet`}>
        <path d="M108-308 84-256 92-256 132-306Z" fill="#fff" opacity=".28" />
        <path d="M108-308 84-256" stroke="#000" strokeWidth="1.4" opacity=".3" />
        <path d="M176-303C184-292 189-278 191-258" fill="none" stroke="#000" strokeOpacity=".6" strokeWidth="1.4" />
        <path d="M178-304C186-293 191-279 193-260" fill="none" stroke="#fff" strokeOpacity=".35" strokeWidth="1.2" />
        {/* fender's edge */}
        <path d="M203-290C209-278 211-262 210-244" fill="none" stroke="#fff" strokeOpacity=".35" strokeWidth="2" />
      </Both>
    </>
  )
}

/** The thin lamp at the bonnet's edge and the headlamp below it, right-hand half. */
export function FrontLamps() {
  return (
    <>
      {/* daytime lamp, joined to its twin by the gloss bar */}
      <path d="M0-254C40-254 70-253 96-250L196-260Q204-259 206-252L202-246 108-235C70-238 40-238 0-238Z" fill="#0d0f11" />
      <path d="M112-244 190-255Q199-255 200-251L114-239Z" fill="#f4f8fb" />
      <path d="M132-247 136-241M152-250 156-244M172-253 176-247" stroke="#0d0f11" strokeWidth="1.6" />
      {/* headlamp: lenses in a black housing, a thin T of light */}
      <path d="M110-205 203-217Q211-217 210-209L203-160Q201-150 191-149L114-143Q103-150 104-176 105-194 110-205Z" fill="#0b0d0f" />
      <path d="M116-187 150-191 148-156 116-153Q110-160 116-187ZM164-193 200-198 194-163Q193-158 188-158L164-157Z" fill="#343c44" />
      <path d="M120-174Q132-184 146-180L145-164Q132-160 120-163ZM168-183Q180-190 195-186L191-168Q180-164 168-167Z" fill="#97a4af" opacity=".8" />
      <path d="M124-175Q133-180 142-178M172-183Q181-187 190-185" fill="none" stroke="#fff" strokeWidth="1.6" />
      <path d="M113-199 204-211 203-206 161-200 159-162Q158-158 154-158L155-199 111-193Z" fill="#f4f8fb" />
    </>
  )
}

/** Tailgate, glass, lamps and their T of light: everything above the bumper. */
export function RearUpper({ id }: { id: string }) {
  return (
    <>
      {/* spoiler's shade, black pillars and glass in one */}
      <path d="M-140-396C-90-400 90-400 140-396 148-396 152-400 155-404 170-374 184-340 194-304L188-300H-188L-194-304C-184-340-170-374-155-404-152-400-148-396-140-396Z" fill="#0b0c0e" />
      <path d="M-132-389C-90-393 90-393 132-389L158-324Q159-318 152-318C100-321-100-321-152-318Q-159-318-158-324Z" fill={`url(#${id}-glass)`} />
      <clipPath id={`${id}-in-glass`}>
        <path d="M-132-389C-90-393 90-393 132-389L158-324Q159-318 152-318C100-321-100-321-152-318Q-159-318-158-324Z" />
      </clipPath>
      <g clipPath={`url(#${id}-in-glass)`}>
        <g fill="#090b0d" opacity=".6">
          <path id={`${id}-seat`} d="M-92-362Q-92-369-85-369H-61Q-54-369-54-362L-56-350-60-347C-44-345-38-340-37-328L-36-310H-110L-109-328C-108-340-102-345-86-347L-90-350Z" />
          <use href={`#${id}-seat`} x="146" />
        </g>
        <path d="M-170-400H170V-384C100-387-100-387-170-384Z" opacity=".45" />
        <path d="M20-420H84L28-300H-36ZM100-420H114L58-300H44Z" fill="#fff" opacity=".13" />
      </g>
      {/* stop lamp in the spoiler, wiper */}
      <path d="M-42-404H42L40-400H-40Z" fill="#9c1019" />
      <path d="M-8-312Q0-320 10-319L92-330" fill="none" stroke="#050607" strokeWidth="3" />
      <circle r="5" cy="-313" fill="#1b1e21" />
      {/* ledge under the glass, joining the lamps */}
      <path d="M-188-302H188L176-292H-176Z" fill="#fff" opacity=".5" />
      <path d="M-176-290H176L160-280H-160Z" fill={`url(#${id}-dark-fade)`} opacity=".8" />
      <Both id={`${id}-lamps`}>
        {/* lamp: upright beside the glass, long wedge into the tailgate */}
        <path d="M172-356 179-356C187-338 194-318 200-300L210-281Q215-268 216-254L166-261 112-272Q102-278 98-287L166-299 184-304C182-322 178-340 172-356Z" fill={`url(#${id}-lamp)`} />
        <path d="M112-272Q102-278 98-287L166-299 184-304 188-300 168-291Z" opacity=".3" />
        <path d="M112-283 200-288M186-334 201-289 210-260" fill="none" stroke="#ffc4c0" strokeWidth="3" opacity=".9" />
        <path d="M166-299V-261" stroke="#000" strokeWidth="1.6" opacity=".45" />
        <path d="M116-274 166-264 215-257" fill="none" stroke="#000" strokeWidth="2" opacity=".35" />
        {/* tailgate's edge */}
        <path d="M166-260 160-232Q158-214 150-210L0-208" fill="none" stroke="#000" strokeOpacity=".6" strokeWidth="1.5" />
        <path d="M168-260 162-232Q160-213 151-208.4L0-206.4" fill="none" stroke="#fff" strokeOpacity=".3" strokeWidth="1.2" />
        <path d="M100-262 148-252 142-222 92-214Z" fill={`url(#${id}-light-fade)`} opacity=".35" />
      </Both>
      {/* handle bar, plate recess, blank plate */}
      <path d="M-94-262H94L84-218Q83-214 78-214H-78Q-83-214-84-218Z" fill="#0d0f11" opacity=".82" />
      <path d="M-96-264H96L93-254H-93Z" fill={`url(#${id}-metal)`} />
      <path d="M-53-249H53V-217H-53Z" fill="#e9ebed" stroke="#000" strokeOpacity=".5" />
    </>
  )
}

export function EndOutline({ id }: { id: string }) {
  return <use href={`#${id}-body`} fill="none" stroke="#000" strokeOpacity=".35" clipPath={`url(#${id}-in-body)`} strokeWidth="2" />
}
