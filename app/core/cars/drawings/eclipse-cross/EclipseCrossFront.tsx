import { names } from '../drawing.ts'
import { Both, CrossoverWindscreen, flatFlanks, Mirrors, Plate, windscreenTints } from '../ends.tsx'
import { Glass, Gradients, Outline, Shade, Shadow, Shape } from '../parts.tsx'
import { StripedTyres } from '../tyres.tsx'

/** 1.5T Ultimate from the front: slim lamps over the shield's two bright arcs. */
export function EclipseCrossFront({ id }: { id: string }) {
  const { ref, url } = names(id)
  return (
    <>
      <defs>
        <Gradients id={id} />
        <Shade
          id={`${id}-tone`}
          from={[0, -421]}
          to={[0, -58]}
          stops={[
            [0, 'light', 0.6],
            [0.06, 'light', 0.15],
            [0.3, 'light', 0.1],
            [0.36, 'light', 0.5],
            [0.44, 'light', 0.3],
            [0.47, 'light', 0],
            [0.47, 'dark', 0],
            [0.7, 'dark', 0.16],
            [1, 'dark', 0.5],
          ]}
        />
        <Shade id={`${id}-ends`} from={[-226, 0]} to={[226, 0]} stops={flatFlanks} />
        <Glass id={id} from={-406} to={-296} tints={windscreenTints} />
        <Shape
          id={id}
          name="body"
          d="M0-55L138-55C164-55 186-62 200-78L219-86C224-98 225.6-120 225.6-146L225.6-176C225.6-206 223-236 216-260C212-274 207-284 203-293L168-376C160-396 148-407 122-413C84-420 40-421.25 0-421.25C-40-421.25-84-420-122-413C-148-407-160-396-168-376L-203-293C-207-284-212-274-216-260C-223-236-225.6-206-225.6-176L-225.6-146C-225.6-120-224-98-219-86L-200-78C-186-62-164-55-138-55L0-55Z"
        />
        <Shape id={id} name="screen" d="M0-304C70-303 130-300 176-294L146-380Q142-392 128-395C90-403 40-404 0-404C-40-404-90-403-128-395Q-142-392-146-380L-176-294C-130-300-70-303 0-304Z" />
      </defs>
      <Shadow id={id} from={-226} to={226} tyres={[-193, 193]} />
      {/* mirrors, behind the shoulders */}
      <Mirrors id={id}>
        <path d="M196-296 214-304 216-296 204-288Z" fill="#0b0c0e" />
        <path className="paint" d="M209-306C209-320 214-327 226-328 242-328 256-324 260-316 263-308 260-299 252-297L218-296C212-297 209-300 209-306Z" stroke="#000" strokeOpacity=".35" strokeWidth="1.2" />
        <path d="M209-308C210-321 214-327 226-328 242-328 256-324 260-316 246-311 226-309 209-308Z" fill="#fff" opacity=".4" />
        <path d="M209-304 261-308C261-301 258-298 252-297L218-296C212-297 209-300 209-304Z" opacity=".45" />
        <path d="M214-308 256-312" stroke="#fff" strokeWidth="1.5" opacity=".7" />
      </Mirrors>
      {/* underbody, tyres */}
      <path d="M0-46L118-48L130-60L0-60L-130-60L-118-48L0-46Z" fill="#08090a" />
      <StripedTyres id={id} from={165} tread={90} />
      {/* paint, roof */}
      <use className="paint" href={ref('body')} />
      <path className="roof" d="M0-402C60-402 110-400 140-392L166-378C160-396 148-407 122-413C84-420 40-421.25 0-421.25C-40-421.25-84-420-122-413C-148-407-160-396-166-378L-140-392C-110-400-60-402 0-402Z" />
      <g clipPath={url('body-clip')}>
        <path d="M-226-422H226V-50H-226Z" fill={url('tone')} />
        <path d="M-226-422H226V-50H-226Z" fill={url('ends')} />
        {/* bonnet: bright plane, two creases, cut line */}
        <path d="M0-298C60-297 110-295 148-290L108-260C70-257 30-256 0-256C-30-256-70-257-108-260L-148-290C-110-295-60-297 0-298Z" fill="#fff" opacity=".26" />
        <path d="M152-291 110-262M-152-291-110-262" stroke="#fff" strokeWidth="1.6" opacity=".6" />
        <path d="M155-291 113-262M-155-291-113-262" stroke="#000" strokeWidth="1.6" opacity=".3" />
        <path d="M196-288C176-274 150-268 116-264C96-258 50-256 0-256C-50-256-96-258-116-264C-150-268-176-274-196-288" fill="none" stroke="#000" strokeWidth="1.6" opacity=".6" />
        {/* bumper corners: lit edge and a dark facet below */}
        <path d="M100-210C150-214 200-222 226-236L226-150C190-130 150-120 100-116L-100-116C-150-120-190-130-226-150L-226-236C-200-222-150-214-100-210Z" fill={url('dark-fade')} opacity=".7" />
        {/* chin, arches and skid plate in black and silver */}
        <path d="M0-100L150-104L196-98L207-112L212-150Q214-176 226-190L226-40L0-40L-226-40L-226-190Q-214-176-212-150L-207-112L-196-98L-150-104L0-100Z" fill="#15171a" />
        <path d="M196-98 207-112 212-150Q214-176 226-190M-196-98-207-112-212-150Q-214-176-226-190" fill="none" stroke="#fff" strokeWidth="1.2" opacity=".3" />
      </g>
      <path d="M0-58L118-58Q128-58 134-66L146-84L110-80L96-70L0-70L-96-70L-110-80L-146-84L-134-66Q-128-58-118-58L0-58Z" fill={url('metal')} />
      {/* screen: cabin, wheel, mirror, sky, wipers */}
      <CrossoverWindscreen id={id} frame="M0-299C70-298 130-296 190-288L156-382Q151-396 134-400C92-408 40-409 0-409C-40-409-92-408-134-400Q-151-396-156-382L-190-288C-130-296-70-298 0-299Z" band="M0-404L150-404L146-372C100-380 40-382 0-382C-40-382-100-380-146-372L-150-404L0-404Z" dash={-292} mirror={-394} />
      <path d="M192-291 160-378Q166-372 169-366L199-294ZM-192-291-160-378Q-166-372-169-366L-199-294Z" fill="#14181c" />
      {/* the black shield: slats, lower intake, number plate */}
      <path d="M0-250L92-256L112-236L103-231L92-208L91-158L98-137L150-112L136-90L104-84L0-84L-104-84L-136-90L-150-112L-98-137L-91-158L-92-208L-103-231L-112-236L-92-256L0-250Z" fill="#0c0d0f" />
      <path d="M0-208L86-210L84-152L0-152L-84-152L-86-210L0-208Z" fill="#1b1d20" />
      <path d="M-90-146H90M-96-136H96M-112-126H112M-118-116H118M-116-106H116M-108-96H108" stroke="#3a3e43" strokeWidth="2.4" />
      <path d="M0-244L84-249L94-247L86-241L0-236L-86-241L-94-247L-84-249L0-244Z" fill={url('metal')} />
      <path d="M0-226L92-230L90-221L0-217L-90-221L-92-230L0-226Z" fill={url('metal')} />
      <path d="M-16-236H16L13-226H-13Z" fill={url('metal')} />
      <Plate top={-197} />
      <Both id={`${id}-side`}>
        {/* headlamp */}
        <path d="M92-256C130-260 168-266 198-282Q214-278 217-262L214-250C190-242 150-238 112-236L98-242Z" fill="#101214" />
        <path d="M106-252 186-266 204-274Q210-268 211-258 190-248 116-242Z" fill="#343c44" />
        <ellipse cx="132" cy="-250" rx="9" ry="6.5" fill="#b9c4cd" />
        <ellipse cx="158" cy="-254" rx="9" ry="6.5" fill="#b9c4cd" />
        <ellipse cx="184" cy="-258" rx="8" ry="6" fill="#93a0ab" />
        <path d="M127-252Q131-256 137-253M153-256Q157-260 163-257" fill="none" stroke="#fff" strokeWidth="1.5" />
        <path d="M100-242C140-240 186-244 215-258" fill="none" stroke="#f4f8fb" strokeWidth="3.4" strokeLinecap="round" />
        {/* bright arc, open to the outside, round the stacked lamps */}
        <path d="M215-240C190-231 150-227 122-225 108-224 100-217 99-206L97-160C97-147 104-139 116-135L206-117 200-110 110-125C92-129 87-141 87-158L88-208C89-226 98-234 116-235 150-236 190-239 217-246Z" fill={url('metal')} stroke="#000" strokeOpacity=".6" strokeWidth="1.2" />
        <path d="M116-206Q116-213 124-214L193-220Q202-220 201-212L192-152Q190-144 181-145L125-149Q118-150 118-157Z" fill="#0c0e10" />
        <path d="M123-207 194-214 190-186 123-182ZM123-176 189-182 185-153Q184-150 180-150L126-154Q122-155 122-159Z" fill="#343c44" />
        <ellipse cx="154" cy="-197" rx="14" ry="9.5" fill="#b9c4cd" />
        <ellipse cx="150" cy="-167" rx="13" ry="9" fill="#8996a1" />
        <path d="M145-200Q152-206 161-202M141-169Q148-175 157-172" fill="none" stroke="#fff" strokeWidth="1.6" />
        <path d="M196-188 201-193 197-160 192-156Z" fill="#c8852f" />
      </Both>
      <Outline id={id} />
    </>
  )
}
