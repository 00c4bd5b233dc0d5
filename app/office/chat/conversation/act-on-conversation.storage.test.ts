import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { chatBeforeEach } from '../../../../tests/support/chats.ts'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { makeLead } from '../../../core/conversations/chat-lead.server.ts'
import { allEvents } from '../../../core/conversations/conversations.server.ts'
import { countFiles, findFile } from '../../../core/conversations/files.server.ts'
import { openConversation } from '../../../core/conversations/staff-lists.server.ts'
import { sendAsVisitor } from '../../../core/conversations/visitor.server.ts'
import { Forbidden, grant } from '../../../core/staff/grant.ts'
import { type Permission, permissions, type Role, roles } from '../../../core/staff/roles.ts'
import { aniAs } from '../../../core/staff/staff.fixture.ts'
import { auditEntries } from '../../../core/staff/tables.ts'
import { openLead } from '../../leads/detail/detail.server.ts'
import { addEmployee, bandung, fridayNine, inserted, minutesLater, question } from '../../leads/office.fixture.ts'
import { cannedAnswersTable } from '../../tables/declared/site/canned-answers.server.ts'
import { saveEdits } from '../../tables/save-table.server.ts'
import { readDeskView } from '../desk-view.server.ts'
import { deskStream } from '../live/desk-stream.server.ts'
import { actOnConversation, addressAfter, type DeskAct, deskActs } from './act-on-conversation.server.ts'
import { conversationView } from './conversation-view.server.ts'

const now = fridayNine
const clock = { now: () => now }
const rina = '+6281234567890'

describe.each(everyDatabase)('an opened conversation on $name', ({ open }) => {
  const chat = chatBeforeEach(open, {
    now,
    changes: { page: '/our-cars/mobil-penumpang/xforce' },
    prepare: (db) => addEmployee(db, 'dani', 'call-centre'),
  })
  beforeEach(async () => {
    await write('Ada XFORCE?')
  })

  const write = (text: string) =>
    sendAsVisitor(chat.database.db, chat.token, { kind: 'message', clientId: crypto.randomUUID(), text }, now)
  const grantOf = <P extends Permission>(role: Role, permission: P) => grant(aniAs(role, [bandung.id]), permission)
  const deskOf = (role: Role) => {
    const allow = <P extends Permission>(permission: P) => grantOf(role, permission)
    const staff = aniAs(role, [bandung.id])
    return { db: chat.database.db, staff, allow, clock } as unknown as Parameters<typeof actOnConversation>[0]
  }
  const act = (role: Role, act: string, fields: Record<string, string | File> = {}) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ tindakan: act, terlihat: '1', ...fields })) body.set(name, value)
    return actOnConversation(deskOf(role), chat.conversation.id, body).catch((error) => {
      if (error instanceof Forbidden) return 'forbidden' as const
      throw error
    })
  }
  const events = () => allEvents(chat.database.db, chat.conversation.id)
  const view = async (role: Role) => {
    const reads = grantOf(role, 'chat:read')
    const opened = await openConversation(chat.database.db, reads, chat.conversation.id, now)
    if (!opened) throw new Error('not covered')
    return conversationView(chat.database.db, reads, opened, now)
  }

  const needed = (name: DeskAct): Permission => (name.endsWith('blokir') ? 'chat:block' : 'chat:answer')
  const matrix = roles.flatMap((role) => deskActs.map((name) => [role, name] as const))

  test.each(matrix)('%s: %s is allowed as the table of permissions says', async (role, name) => {
    const before = await events()
    const acted = await act(role, name, { pesan: 'Ada.', petugas: 'dani', model: 'xforce', dealer: bandung.slug })
    const isAllowed = (permissions[needed(name)] as readonly Role[]).includes(role) && role !== 'dealer'
    if (!(permissions['chat:answer'] as readonly Role[]).includes(role)) expect(acted).toBe('forbidden')
    else if (role === 'dealer') expect(acted).toMatchObject({ refusal: { kind: 'unknown' } })
    if (!isAllowed) expect(await events()).toEqual(before)
  })

  test('an answer that the page of another employee sends by itself is refused', async () => {
    const before = await events()
    expect(await act('call-centre', 'pesan', { pesan: 'Ada.', sebagai: 'dani' })).toMatchObject({
      refusal: { kind: 'other-employee' },
    })
    expect(await events()).toEqual(before)
  })

  test.each([
    ['', 'text-missing'],
    [' \u200b ', 'text-missing'],
    ['x'.repeat(2001), 'text-too-long'],
    ['x'.repeat(60_000), 'text-too-long'],
    ['{model} ada.', 'placeholder-left'],
  ])('the answer %# is refused', async (pesan, kind) => {
    expect(await act('call-centre', 'pesan', { pesan })).toEqual({ ok: false, refusal: { kind } })
    expect(await events()).toHaveLength(1)
  })

  test('an answer whose author has not seen the last message is refused with it', async () => {
    await write('Yang merah?')
    const typed = { pesan: 'Ada.', id: 'jawaban-1' }
    const refused = await act('call-centre', 'pesan', typed)
    expect(refused).toMatchObject({ refusal: { kind: 'changed', since: [{ text: 'Yang merah?' }] } })
    for (const terlihat of ['', '-1', '1e3', 'x'])
      expect(await act('call-centre', 'pesan', { ...typed, terlihat })).toMatchObject({ refusal: { kind: 'changed' } })
    expect(await act('call-centre', 'pesan', { ...typed, terlihat: '2' })).toMatchObject({ ok: true })
  })

  test('a link leads to the simulator of the model, or to the free times of the dealer', async () => {
    expect(await act('call-centre', 'simulasi', { model: 'tidak-ada' })).toMatchObject({ refusal: { kind: 'model-missing' } })
    expect(await act('call-centre', 'jadwal', { model: 'xforce' })).toMatchObject({ refusal: { kind: 'dealer-missing' } })
    await act('call-centre', 'simulasi', { model: 'xforce' })
    await act('call-centre', 'jadwal', { model: 'xforce', dealer: bandung.slug })
    expect((await events()).flatMap(({ detail }) => detail?.links ?? []).map(({ href }) => href)).toEqual([
      '/simulasi-kredit?vehicle=xforce',
      `/test-drive?vehicle=xforce&dealer=${bandung.slug}`,
    ])
  })

  test('an employee sends a PDF; other files, and files over what has not been seen, are refused and not stored', async () => {
    const send = (content: string, terlihat = '1') =>
      act('call-centre', 'berkas', { berkas: new File([content], 'Daftar harga.pdf'), terlihat })
    expect(await act('call-centre', 'berkas', { berkas: 'foto.jpg' })).toMatchObject({ refusal: { kind: 'file-missing' } })
    expect(await send('')).toMatchObject({ refusal: { kind: 'file-missing' } })
    expect(await send('<script>')).toMatchObject({ refusal: { kind: 'picture-not-an-image' } })
    expect(await send('%PDF-1.7 …', '0')).toMatchObject({ refusal: { kind: 'changed' } })
    expect(await countFiles(chat.database.db, chat.conversation.id)).toBe(0)
    expect(await send('%PDF-1.7 …')).toMatchObject({ ok: true })
    const sent = (await events()).at(-1)
    expect(sent).toMatchObject({ kind: 'file', by: 'staff', detail: { file: { name: 'Daftar harga.pdf' } } })
    expect(await findFile(chat.database.db, chat.conversation.id, sent?.detail?.file?.id ?? '')).toMatchObject({
      contentType: 'application/pdf',
    })
  })

  test('what an employee may do follows from who answers', async () => {
    expect((await view('call-centre')).can).toMatchObject({ answer: true, take: true, takeOver: false, release: false })
    await act('call-centre', 'ambil')
    expect((await view('call-centre')).can).toMatchObject({ answer: true, take: false, release: true, give: true })
    expect((await view('administrator')).can).toMatchObject({ answer: false, takeOver: true, give: true, end: false })
    const { can, employees, canned } = await view('auditor')
    expect(Object.values(can)).toEqual(Object.values(can).map(() => false))
    expect([employees, canned]).toEqual([[], []])
    await act('call-centre', 'akhiri')
    expect((await view('call-centre')).can).toMatchObject({ answer: false, take: false, give: false, end: false })
  })

  test('canned answers know the visitor, the model of the page and the employee, and leave the rest', async () => {
    const { canned, model } = await view('call-centre')
    expect(model).toBe('xforce')
    expect(canned[0]?.text).toBe('Halo Rina Wulandari, saya Ani Wijaya. Ada yang bisa saya bantu?')
    expect(canned.find(({ label }) => label === 'Test drive')?.text).toBe(
      'Rina Wulandari, XFORCE bisa Anda coba di {dealer}. Hari apa yang cocok?',
    )
  })

  test('the office changes the canned answers in its table, which knows the placeholders', async () => {
    const editor = grantOf('administrator', 'prices:edit')
    const save = (text: string) => {
      const typed = [{ before: null, after: ['Bengkel', text] }]
      return saveEdits(chat.database.db, editor, cannedAnswersTable, { typed, way: 'typed' }, now)
    }
    const inTable = async () => (await view('call-centre')).canned.find(({ label }) => label === 'Bengkel')?.text
    expect(await save('Harganya {harga}.')).toMatchObject({ ok: false })
    expect(await inTable()).toBeUndefined()
    expect(await save('{nama}, bengkel buka besok.')).toMatchObject({ ok: true })
    expect(await inTable()).toBe('Rina Wulandari, bengkel buka besok.')
  })

  test('a dealer sees a conversation while it is the dealer’s; whoever gives it away goes back to the list', async () => {
    await act('call-centre', 'alih', { dealer: bandung.slug })
    expect((await view('dealer')).can.answer).toBe(true)
    expect(await addressAfter(deskOf('dealer'), chat.conversation.id, '')).toBe(`/kantor/chat/${chat.conversation.id}`)
    await act('dealer', 'alih', { dealer: '' })
    expect(await addressAfter(deskOf('dealer'), chat.conversation.id, '')).toBe('/kantor/chat')
    expect(await act('dealer', 'pesan', { pesan: 'Halo' })).toMatchObject({ refusal: { kind: 'unknown' } })
  })

  test('earlier leads are shown only for a number that the visitor has proved', async () => {
    const earlier = await inserted(chat.database.db, question())
    const agree = (provedAt: typeof now | null) =>
      makeLead(
        chat.database.db,
        chat.token,
        { clientId: `setuju-${provedAt}`, phone: rina, provedAt, limits: [] },
        minutesLater(0),
      )
    await agree(null)
    expect(await view('call-centre')).toMatchObject({ isProved: false, leads: null })
    await agree(now)
    expect((await view('call-centre')).leads?.map(({ reference }) => reference)).toContain(earlier.reference)
    expect((await view('auditor')).leads).not.toBeNull()
  })

  test('a lead shows the conversation from which it was made, and no other lead of an unproved number does', async () => {
    const other = await inserted(chat.database.db, question())
    const made = await makeLead(
      chat.database.db,
      chat.token,
      { clientId: 'setuju-1', phone: rina, provedAt: null, limits: [] },
      minutesLater(0),
    )
    const reference = (made.ok && made.value.detail?.reference) || ''
    const chatsOf = async (number: string, role: Role = 'call-centre') =>
      (await openLead(chat.database.db, grantOf(role, 'lead:read'), number, now))?.chats.map(({ id }) => id)
    expect(await chatsOf(reference)).toEqual([chat.conversation.id])
    expect(await chatsOf(other.reference)).toEqual([])
  })

  const pieces = async (stream: AsyncGenerator<string>, count: number) => {
    const read: string[] = []
    while (read.length < count) read.push((await stream.next()).value ?? 'end')
    return read
  }

  test('the stream of a desk begins with the list, resumes the open conversation, and ends when it is lost', async () => {
    await act('call-centre', 'alih', { dealer: bandung.slug })
    const stopping = new AbortController().signal
    const asked = { id: chat.conversation.id, known: '1' }
    const stream = deskStream({ database: chat.database, grant: grantOf('dealer', 'chat:read'), clock, asked, stopping })
    const first = await pieces(stream, 5)
    expect(first[0]).toBe('event: queue\ndata:\n\n')
    expect(first.filter((piece) => piece.startsWith('id: '))).toMatchObject([expect.stringMatching(/^id: 2\n.*"handed-over"/)])
    await act('call-centre', 'alih', { dealer: '' })
    const rest: string[] = []
    for await (const piece of stream) rest.push(piece)
    expect(rest.some((piece) => piece.startsWith('id: 3\n'))).toBe(true)
  })

  const looks = async (by: Role) => {
    const entries = await chat.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.staffId, `ani-${by}`))
    return entries.flatMap(({ action, subjectId, after }) => {
      if (action === 'conversation-opened' && subjectId === chat.conversation.id) return [action]
      const isListed = action === 'conversations-listed' && JSON.stringify(after).includes(chat.conversation.id)
      return isListed ? [action] : []
    })
  }

  test('whatever shows texts of a conversation to an employee is recorded once', async () => {
    const read = (role: Role) => readDeskView({ db: chat.database.db, now }, grantOf(role, 'chat:read'), new URLSearchParams())
    await read('auditor')
    await read('auditor')
    expect(await looks('auditor')).toEqual(['conversations-listed'])

    const asked = { id: chat.conversation.id, known: '0' }
    for (const _ of ['first', 'second']) {
      const ended = new AbortController()
      const grant = grantOf('administrator', 'chat:read')
      const stream = deskStream({ database: chat.database, grant, clock, asked, stopping: ended.signal })
      expect((await pieces(stream, 5)).join()).toContain('Ada XFORCE?')
      ended.abort()
    }
    expect(await looks('administrator')).toEqual(['conversation-opened'])

    const typed = { pesan: 'Ada.', terlihat: '0' }
    expect(await act('call-centre', 'pesan', typed)).toMatchObject({ refusal: { since: [{ text: 'Ada XFORCE?' }] } })
    expect(await looks('call-centre')).toEqual(['conversation-opened'])
  })

  test('the desk of another dealer gets no events of the conversation', async () => {
    const reads = grant(aniAs('dealer', ['d001']), 'chat:read')
    expect(await openConversation(chat.database.db, reads, chat.conversation.id, now)).toBeNull()
  })
})
