import type { Mutant } from '../mutant.ts'

export const documentsClaims: readonly Mutant[] = [
  {
    name: 'a file that is no picture is stored as it is',
    area: 'documents',
    claims: ['1.3.4'],
    file: 'server/accounts/documents/identity-documents.ts',
    find: 'if (!looksLikePicture(file)) throw new Rejection(errorCode.documentsNotSaved)',
    replace: 'if (!looksLikePicture(file)) return file',
    tests: ['server/accounts/documents/identity-documents.test.ts'],
  },
  {
    name: 'a picture of too many pixels is decoded',
    area: 'documents',
    claims: ['5.1.1, 5.2.1, 5.2.2'],
    file: 'server/accounts/documents/identity-documents.ts',
    find: '!FORMATS.has(format) || isTooLarge',
    replace: '!FORMATS.has(format)',
    tests: ['server/accounts/documents/identity-documents.test.ts'],
  },
  {
    name: 'a picture keeps its metadata',
    area: 'documents',
    claims: ['Uploads'],
    file: 'server/accounts/documents/identity-documents.ts',
    find: '      .rotate()\n',
    replace: '      .rotate()\n      .keepMetadata()\n',
    tests: ['server/accounts/documents/identity-documents.test.ts'],
  },
  {
    name: 'the picture of one player can be stored as that of another',
    area: 'documents',
    claims: ['11.3.1, 11.3.2, 11.3.3'],
    file: 'server/accounts/documents/document-cipher.ts',
    find: '=> `${player}/${position}`',
    replace: "=> ''",
    tests: ['server/accounts/documents/identity-documents.test.ts'],
  },
  {
    name: 'a player can fill all slots of uploads',
    area: 'documents',
    claims: ['15.1.3', '15.2.2'],
    file: 'server/accounts/documents/limit-uploads.ts',
    find: 'MAX_PER_PLAYER = 2',
    replace: 'MAX_PER_PLAYER = 4',
    tests: ['server/accounts/documents/limit-uploads.test.ts'],
  },
]
