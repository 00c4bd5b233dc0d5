import { data } from 'react-router'
import { at } from '../../addresses.ts'
import { readTranscript, type Transcript } from '../../core/conversations/transcript.server.ts'
import { isRequestKey } from '../../core/leads/private-address.server.ts'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { gone } from '../frame/error-details.ts'
import { words } from './words.ts'

/** The transcript of a link. Throws a 410 that says why when its time is over or its chat was deleted; those links are forgotten. */
export async function openTranscript(db: Db, token: string, now: Instant): Promise<Transcript> {
  const transcript = isRequestKey(token) ? await readTranscript(db, token, now) : null
  if (transcript) return transcript
  throw isRequestKey(token) ? gone(expired) : data(null, { status: 404 })
}

const { title, text, again, myData } = words.transcriptGone
const expired = {
  title,
  text,
  steps: [
    { label: again, href: at.liveChat() },
    { label: myData, href: at.myData() },
  ],
}
