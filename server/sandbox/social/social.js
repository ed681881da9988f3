// The popup of the social network: asks for a name and posts the ticket to the page that opened it, and only to that
// page.

/** @import {socialTexts} from './texts.ts' */

/** @type {Readonly<Record<keyof typeof socialTexts.ru, string>>} */
const STRINGS = JSON.parse(document.body.dataset.texts ?? '{}')
const SOURCE = 'cassiopeia-social'
const TOO_MANY_REQUESTS = 5
const INVALID_REQUEST = 1

/** @param {string} id */
const elementById = (id) => {
  const element = document.getElementById(id)
  if (element === null) throw new Error(`Missing element #${id}`)
  return element
}
const form = elementById('form')
const go = elementById('go')
const name = elementById('name')
const errorLine = elementById('error')

/** @param {string} text */
function showMessage(text) {
  errorLine.textContent = text
  errorLine.hidden = text === ''
}

const typedName = () => (name instanceof HTMLInputElement ? name.value.trim() : '')

/** @param {boolean} isBusy */
function showBusy(isBusy) {
  go.setAttribute('aria-disabled', String(isBusy))
  const userName = typedName()
  go.textContent = isBusy ? STRINGS.going : userName === '' ? STRINGS.go : `${STRINGS.goAs} ${userName}`
}

/** @param {boolean} isInvalid @param {string} text */
function showFailure(isInvalid, text) {
  showBusy(false)
  showMessage(text)
  name.setAttribute('aria-invalid', String(isInvalid))
  if (isInvalid) name.focus()
}

/** @returns {Promise<{ error: number, data?: { token: string } }>} */
async function requestTicket() {
  const response = await fetch('/api/sandbox/social', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: typedName() }),
  })
  return response.json()
}

async function proceed() {
  if (go.getAttribute('aria-disabled') === 'true') return
  showMessage('')
  showBusy(true)
  try {
    const { error, data } = await requestTicket()
    if (error === INVALID_REQUEST) return showFailure(true, STRINGS.nameWanted)
    if (error !== 0 || data === undefined)
      return showFailure(false, error === TOO_MANY_REQUESTS ? STRINGS.often : STRINGS.unread)
    // The site and the sandbox network share an origin.
    window.opener.postMessage({ source: SOURCE, token: data.token }, location.origin)
    window.close()
  } catch {
    showFailure(false, STRINGS.unread)
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  void proceed()
})
name.addEventListener('input', () => {
  name.removeAttribute('aria-invalid')
  showMessage('')
  showBusy(false)
})
elementById('cancel').addEventListener('click', () => window.close())
// On keyup: a key still held down would also close the dialog of the page behind.
document.addEventListener('keyup', ({ key }) => {
  if (key === 'Escape') window.close()
})
if (window.opener === null) {
  form.hidden = true
  elementById('lead').hidden = true
  elementById('alone').hidden = false
}
