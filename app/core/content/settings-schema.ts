import { z } from 'zod'

const channel = z.object({ label: z.string(), href: z.string() })

/** Settings that the operator chooses once for the whole site. */
export const settings = z.object({
  /** The wordmark, written as text. */
  wordmark: z.object({ name: z.string(), place: z.string() }),
  legalName: z.string(),
  tagline: z.string(),
  /** One sentence about the site, for search engines and shared links. */
  description: z.string(),
  legalLines: z.array(z.string()),
  support: z.object({
    phone: channel,
    whatsapp: channel,
    email: channel,
    hours: z.array(z.object({ days: z.string(), times: z.string() })),
    /** True when the channels above are samples: pages say so beside them. */
    sample: z.boolean(),
  }),
  social: z.array(z.object({ name: z.string(), href: z.url() })),
  /** False when this is the maker's own installation with its own data. */
  demonstration: z.boolean(),
})
