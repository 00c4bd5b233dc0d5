import { Both, Mirrors, seat } from '../ends.tsx'
import { Glass, Gradients, Shade, Shadow, Shape } from '../parts.tsx'

/** What both Xpanders share seen from the front and from behind: x = 0 is the centre line, the right half is mirrored. */
const half = 218.75

/** Closed outline, arches excepted; Cross lays its wider cladding over it. */
const outline =
  'M0-433C60-433 100-431 122-427 138-424 146-420 151-412 166-382 182-344 194-304L203-292C211-280 216-262 217.5-238 218.75-220 218.75-190 218.5-160 218-130 216-104 210-84 206-70 198-64 184-62L0-60-184-62C-198-64-206-70-210-84-216-104-218-130-218.5-160-218.75-190-218.75-220-217.5-238-216-262-211-280-203-292L-194-304C-182-344-166-382-151-412-146-420-138-424-122-427-100-431-60-433 0-433Z'
/** The whole greenhouse: a contrasting roof takes the pillars with it. */
const roof = 'M-194-304C-182-344-166-382-151-412-146-420-138-424-122-427-100-431-60-433 0-433 60-433 100-431 122-427 138-424 146-420 151-412 166-382 182-344 194-304L173-305C110-312-110-312-173-305Z'

export function EndDefs({ id }: { id: string }) {
  return (
    <>
      <Gradients id={id} />
      <Shape id={id} name="body" d={outline} />
      <Shade
        id={`${id}-height`}
        from={[0, -433]}
        to={[0, -60]}
        stops={[
          [0, 'light', 0.6],
          [0.06, 'light', 0.15],
          [0.32, 'light', 0.12],
          [0.37, 'light', 0.4],
          [0.41, 'light', 0.16],
          [0.435, 'light', 0],
          [0.435, 'dark', 0],
          [0.49, 'dark', 0.14],
          [0.56, 'dark', 0.12],
          [0.72, 'dark', 0.08],
          [0.9, 'dark', 0.3],
          [1, 'dark', 0.5],
        ]}
      />
      <Shade
        id={`${id}-width`}
        from={[-half, 0]}
        to={[half, 0]}
        stops={[
          [0, 'dark', 0.5],
          [0.05, 'dark', 0.2],
          [0.14, 'dark', 0],
          [0.14, 'light', 0],
          [0.3, 'light', 0.16],
          [0.5, 'light', 0.04],
          [0.7, 'light', 0.16],
          [0.86, 'light', 0],
          [0.86, 'dark', 0],
          [0.95, 'dark', 0.2],
          [1, 'dark', 0.5],
        ]}
      />
      <Glass id={id} from={-406} to={-304} tints={['#2b343c', ['.45', '#4d5963'], '#252c33']} />
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
        <path d={`M${tyre - 26}-110V-9Q${tyre - 26} 0 ${tyre - 17} 0H${tyre + 17}Q${tyre + 26} 0 ${tyre + 26}-9V-110Z`} fill="#17191b" />
        <path d={`M${tyre - 17}-100V-4M${tyre}-100V0M${tyre + 17}-100V-4`} stroke="#050607" strokeWidth="11" strokeDasharray="1.5 8" />
        <path d={`M${tyre - 8.5}-100V0M${tyre + 8.5}-100V0`} stroke="#050607" strokeWidth="3.2" />
        <path d={`M${tyre - 26}-110H${tyre + 26}V-30H${tyre - 26}Z`} fill={`url(#${id}-dark-fade)`} />
      </Both>
      <use href={`#${id}-body`} className="paint" />
      <path d={roof} className="roof" />
      <g clipPath={`url(#${id}-body-clip)`}>
        <path fill={`url(#${id}-height)`} d="M-220-434H220V-58H-220Z" />
        <path fill={`url(#${id}-width)`} d="M-220-434H220V-58H-220Z" />
      </g>
    </>
  )
}

/** Mirrors, outside the catalogue width. */
export function DoorMirrors({ id }: { id: string }) {
  return (
    <Mirrors id={id}>
      <path d="M190-306 204-316 214-303 196-298Z" fill="#0b0c0e" />
      <path d="M204-308C202-322 206-331 218-332L240-333C249-333 253-327 252-318 251-308 246-302 238-302L212-301Q205-302 204-308Z" className="paint" stroke="#000" strokeOpacity=".35" strokeWidth="1.2" />
      <path d="M205-318C205-327 209-331 218-332L240-333C249-333 253-327 252-319 236-322 220-321 205-318Z" fill="#fff" opacity=".4" />
      <path d="M204-311C220-308 240-309 251-312 249-305 245-302 238-302L212-301Q205-302 204-308Z" opacity=".45" />
    </Mirrors>
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
      <clipPath id={`${id}-screen-clip`}>
        <use href={`#${id}-screen`} />
      </clipPath>
      <g clipPath={`url(#${id}-screen-clip)`}>
        {/* seats, wheel (right-hand drive: viewer's left), mirror */}
        <g fill="#090b0d" opacity=".6">
          <path id={`${id}-seat`} d={seat(-292)} />
          <use href={`#${id}-seat`} transform="scale(-1 1)" />
          <path d="M-170-300V-314C-110-326 110-326 170-314V-300Z" />
        </g>
        <circle cx="-84" cy="-318" r="25" fill="none" stroke="#090b0d" strokeWidth="4" opacity=".8" />
        <path d="M-22-398H22L18-386H-18Z" fill="#06080a" opacity=".8" />
        <path d="M-170-420H170V-396C100-401-100-401-170-396Z" opacity=".4" />
        <path d="M20-420H96L40-300H-36ZM112-420H128L72-300H56Z" fill="#fff" opacity=".13" />
      </g>
      {/* wipers */}
      <path d="M-150-312C-100-320-40-321 4-317M-20-312C40-319 90-319 128-315" fill="none" stroke="#050607" strokeWidth="2.6" />
      {/* bonnet: brightest towards the screen, a raised middle between two edges */}
      <path d="M-172-303C-110-312 110-312 172-303 180-292 186-276 190-260L96-250C40-254-40-254-96-250L-190-260C-186-276-180-292-172-303Z" fill={`url(#${id}-light-fade)`} opacity=".8" />
      <Both id={`${id}-bonnet`}>
        <path d="M104-309C98-290 92-270 82-252L100-250C112-268 124-288 132-307Z" fill={`url(#${id}-light-fade)`} opacity=".75" />
        <path d="M104-309C98-290 92-270 82-252" fill="none" stroke="#000" strokeWidth="1.6" opacity=".28" />
        <path d="M176-302C186-290 193-276 196-261" fill="none" stroke="#000" strokeOpacity=".6" strokeWidth="1.4" />
        <path d="M178-303C188-291 195-277 198-262" fill="none" stroke="#fff" strokeOpacity=".35" strokeWidth="1.2" />
        {/* fender's edge */}
        <path d="M203-290C209-278 211-262 210-244" fill="none" stroke="#fff" strokeOpacity=".35" strokeWidth="2" />
      </Both>
    </>
  )
}

/** The thin lamp at the bonnet's edge, the headlamp below it, the bright arc around it: right-hand half. */
export function FrontLamps({ id }: { id: string }) {
  return (
    <>
      {/* daytime lamp, joined to its twin by the gloss bar */}
      <path d="M-1-252C40-252 70-251 96-249L202-264Q209-263 211-255L206-249 108-235C70-237 40-237-1-237Z" fill="#0d0f11" />
      <path d="M112-244 196-259Q203-259 205-255L114-239Z" fill="#f4f8fb" />
      <path d="M132-249 136-241M154-253 158-244M176-257 180-248" stroke="#0d0f11" strokeWidth="1.8" />
      <path d="M-.5-252C40-252 70-251 96-249L202-264" fill="none" stroke="#fff" strokeOpacity=".45" strokeWidth="1.2" />
      {/* housing and lamp */}
      <path d="M118-227 211-236 214-226 205-151Q203-141 195-140L106-136C92-140 87-152 89-168L96-205C99-219 105-225 118-227Z" fill="#0b0d0f" />
      <path d="M110-204 205-213 198-163Q196-154 188-153L117-147C106-151 103-160 105-174Z" fill="#1b2025" />
      {/* two deep lenses, a reflector in each */}
      <path d="M113-189 151-192.5 149-157 119-154C111-157 108-165 109-173ZM169-194 200-197 193.5-165Q192-159 186-158.5L167-157Z" fill="#07090b" />
      <path d="M113-170Q131-163 150-168L149-157 119-154C112-157 109-163 110-169ZM168-171Q182-166 195-171L193.5-165Q192-159 186-158.5L167-157Z" fill="#56626c" opacity=".7" />
      <path d="M117-182Q132-188 147-186L146-172Q130-170 114-168ZM172-188Q184-191 195-190L192.5-176Q181-174 171-174Z" fill={`url(#${id}-metal)`} opacity=".75" />
      <path d="M115-175Q130-179 146.5-179M171-181Q182-183 193.5-183" fill="none" stroke="#12161a" strokeWidth="1.6" />
      <path d="M118-182Q132-187 146-185.4M173-187.4Q184-190 194-189.4" fill="none" stroke="#fff" strokeWidth="1.4" />
      {/* thin light along the top, a short stub into the lamp */}
      <path d="M107-197 109-203Q110-206 114-206.6L203-215.5Q207-215.6 206.4-211.6L164-207.4 160-193 157-192.7 158-206.8Z" fill="#f6fafc" />
      {/* Dynamic Shield */}
      <path d="M217-235 120-225C107-223 101-217 98-205L91-168C89-152 94-144 106-142L213-134 207-122 104-130C84-133 75-146 78-167L86-205C89-222 98-231 118-233Z" fill={`url(#${id}-metal)`} stroke="#000" strokeOpacity=".45" strokeWidth=".9" />
      <path d="M81-166 89-205C92-220 100-228 118-230L180-234" fill="none" stroke="#fff" strokeOpacity=".8" strokeWidth="1.6" />
    </>
  )
}

export function EndOutline({ id }: { id: string }) {
  return <use href={`#${id}-body`} fill="none" stroke="#000" strokeOpacity=".35" clipPath={`url(#${id}-body-clip)`} strokeWidth="2" />
}
