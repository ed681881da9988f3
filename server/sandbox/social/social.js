// The window of a social network: it asks who is there, and tells the ticket to the page that has opened it, and to no other.

const STRINGS = JSON.parse(document.body.dataset.texts ?? '{}')
const SOURCE = 'cassiopeia-social'
const TOO_OFTEN = 5
const INVALID_REQUEST = 1

/** @param {string} id */
const part = (id) => {
  const element = document.getElementById(id)
  if (element === null) throw new Error(`The window has no #${id}`)
  return element
}
const form = part('form')
const go = part('go')
const name = part('name')
const trouble = part('trouble')

/** @param {string} text */
function showTrouble(text) {
  trouble.textContent = text
  trouble.hidden = text === ''
}

const typedName = () => (name instanceof HTMLInputElement ? name.value.trim() : '')

/** @param {boolean} isBusy */
function showBusy(isBusy) {
  go.setAttribute('aria-disabled', String(isBusy))
  const typed = typedName()
  go.textContent = isBusy ? STRINGS.going : typed === '' ? STRINGS.go : `${STRINGS.goAs} ${typed}`
}

/** @param {boolean} isWrong @param {string} text */
function askAgain(isWrong, text) {
  showBusy(false)
  showTrouble(text)
  name.setAttribute('aria-invalid', String(isWrong))
  if (isWrong) name.focus()
}

/** @returns {Promise<{ error: number, data?: { token: string } }>} */
async function askTicket() {
  const response = await fetch('/api/sandbox/social', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: typedName() }),
  })
  return response.json()
}

async function proceed() {
  if (go.getAttribute('aria-disabled') === 'true') return
  showTrouble('')
  showBusy(true)
  try {
    const { error, data } = await askTicket()
    if (error === INVALID_REQUEST) return askAgain(true, STRINGS.nameWanted)
    if (error !== 0 || data === undefined) return askAgain(false, error === TOO_OFTEN ? STRINGS.often : STRINGS.unread)
    // To this very origin: the site and the network of its sandbox are served as one.
    window.opener.postMessage({ source: SOURCE, token: data.token }, location.origin)
    window.close()
  } catch {
    askAgain(false, STRINGS.unread)
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  void proceed()
})
name.addEventListener('input', () => {
  name.removeAttribute('aria-invalid')
  showTrouble('')
  showBusy(false)
})
part('cancel').addEventListener('click', () => window.close())
// When the key comes up: one that is still down would go on to the page behind, and close its dialog.
document.addEventListener('keyup', ({ key }) => {
  if (key === 'Escape') window.close()
})
if (window.opener === null) {
  form.hidden = true
  part('lead').hidden = true
  part('alone').hidden = false
}
