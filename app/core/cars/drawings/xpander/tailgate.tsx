import { Both, seat } from '../ends.tsx'

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
          <path id={`${id}-seat`} d={seat(-289)} />
          <use href={`#${id}-seat`} transform="scale(-1 1)" />
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
        <g clipPath={`url(#${id}-body-clip)`}>
          <path d="M164-358 179-358C187-338 194-318 199-303L209-286Q214-272 215.5-252L166-257 110-270Q98-276 92-290L166-301 182-304C178-322 172-340 164-358Z" fill="#19090b" />
          <path d="M169-354 178-354C186-336 192-318 197-303L207-286Q211-276 212-266L166-273 122-274Q108-277 100-287L170-298 186-302C182-320 177-338 169-354Z" fill={`url(#${id}-lamp)`} />
          <path d="M114-285 198-291 197-285 124-279Z" fill="#ffc2be" />
          <path d="M172-347H176L190-309Q199-284 208-258H202.5Q193-284 185-308Z" fill="#ffaaa4" />
          <path d="M166-300V-257" stroke="#000" strokeWidth="1.6" opacity=".6" />
        </g>
        <path d="M102-264 156-253 150-226 94-214Z" fill={`url(#${id}-light-fade)`} opacity=".35" />
        <path d="M102-264 156-253" stroke="#000" strokeWidth="1.4" opacity=".25" />
      </Both>
      {/* tailgate's edge */}
      <path d="M-166-256-161-230Q-159-215-150-211C-100-208 100-208 150-211Q159-215 161-230L166-256" fill="none" stroke="#000" strokeOpacity=".6" strokeWidth="1.5" />
      <path d="M-168-256-163-230Q-161-213-151-209.4C-100-206.4 100-206.4 151-209.4Q161-213 163-230L168-256" fill="none" stroke="#fff" strokeOpacity=".3" strokeWidth="1.2" />
      {/* handle bar, plate recess, blank plate */}
      <path d="M-94-262H94L84-218Q83-214 78-214H-78Q-83-214-84-218Z" fill="#0d0f11" opacity=".82" />
      <path d="M-96-264H96L93-254H-93Z" fill={`url(#${id}-metal)`} />
      <path d="M-53-249H53V-217H-53Z" fill="#e9ebed" stroke="#000" strokeOpacity=".5" />
    </>
  )
}
