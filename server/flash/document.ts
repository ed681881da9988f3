import { RUFFLE_PATH } from './ruffle-files.ts'

/** The document that plays a movie. Its script reads the movie's address. */
export const flashDocument = `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Flash</title>
<link rel="stylesheet" href="/flash/fonts.css">
<link rel="stylesheet" href="/flash/frame.css">
<script type="module" src="/flash/frame.js"></script>
</head>
<body data-ruffle="${RUFFLE_PATH}">
<main id="stage"></main>
<p id="announcement" role="status"></p>
</body>
</html>`
