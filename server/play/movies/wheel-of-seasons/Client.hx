import flash.events.Event;
import flash.events.HTTPStatusEvent;
import flash.events.IOErrorEvent;
import flash.events.SecurityErrorEvent;
import flash.net.URLLoader;
import flash.net.URLRequest;
import flash.net.URLRequestHeader;
import flash.net.URLRequestMethod;

/** `Lost`: no answer can be read, so it is unknown whether the server has done it. Flash hides the body of an error status. */
enum Answer {
	Accepted(data:Dynamic);
	/** Nothing was played. `reason` narrows the code down, or is empty. */
	Rejected(code:Int, reason:String);
	Lost;
}

/** Client of the game server (`server/play/frame/frame-calls.ts`). */
class Client {
	/** Error codes of `contract/errors/codes.ts`, and the statuses that stand for them. */
	public static inline var INVALID = 1;

	public static inline var TOO_SOON = 5;
	public static inline var FORBIDDEN = 25;
	public static inline var BLOCKED = 26;
	public static inline var ENDED = 200;
	public static inline var NO_FUNDS = 430;
	public static inline var CONFLICT = 431;
	public static inline var UNFINISHED = 502;
	public static inline var FREE_SPINS = 503;
	public static inline var EXCLUDED = 504;
	public static inline var LIMIT_REACHED = 600;
	public static inline var SELF_EXCLUDED = 601;
	public static inline var ON_TIMEOUT = 602;
	public static inline var SESSION_PAUSED = 603;
	public static inline var REALITY_CHECK_DUE = 604;

	/** These guarantee that nothing was played, as in the frames (`NOT_PLAYED_CODES`). */
	static final notPlayed = [
		INVALID, TOO_SOON, FORBIDDEN, BLOCKED, ENDED, NO_FUNDS, CONFLICT, UNFINISHED, FREE_SPINS, EXCLUDED,
		LIMIT_REACHED, SELF_EXCLUDED, ON_TIMEOUT, SESSION_PAUSED, REALITY_CHECK_DUE
	];

	final launchToken:String;
	var playToken = "";

	/** The launch token is good once. */
	public function new(launchToken:String) {
		this.launchToken = launchToken;
	}

	/** Reads balance and bet limits. The first call exchanges the launch token for a play token. */
	public function state(done:Answer->Void) {
		if (playToken != "")
			return request("state", null, done);
		request("enter", {token: launchToken}, answer -> switch answer {
			case Accepted(data):
				playToken = data.token;
				request("state", null, done);
			default:
				done(answer);
		});
	}

	/** Plays a round. A repeated id is one round, and an answer about another one counts as none. Stake in kopecks. */
	public function round(id:String, stake:Int, done:Answer->Void) {
		request("round", {id: id, bet: {stake: stake}}, answer -> done(switch answer {
			case Accepted(data) if (data.id != id || data.view == null): Lost;
			default: answer;
		}));
	}

	/** Refills an empty demo purse. */
	public function refill(done:Answer->Void) {
		request("refill", {}, done);
	}

	function request(path:String, body:Dynamic, done:Answer->Void) {
		final request = new URLRequest("/play/" + path);
		request.requestHeaders = [new URLRequestHeader("Authorization", "Play " + playToken)];
		if (body != null) {
			request.method = URLRequestMethod.POST;
			request.contentType = "application/json";
			request.data = haxe.Json.stringify(body);
		}
		final loader = new URLLoader();
		var status = 0;
		var isDone = false;
		final finish = answer -> {
			if (!isDone)
				done(answer);
			isDone = true;
		};
		loader.addEventListener(HTTPStatusEvent.HTTP_STATUS, event -> status = event.status);
		loader.addEventListener(Event.COMPLETE, _ -> finish(read(loader.data, status)));
		loader.addEventListener(IOErrorEvent.IO_ERROR, _ -> finish(byStatus(status)));
		loader.addEventListener(SecurityErrorEvent.SECURITY_ERROR, _ -> finish(Lost));
		loader.load(request);
	}

	static function byStatus(status:Int):Answer {
		return switch status {
			case 400: Rejected(INVALID, "");
			case 401: Rejected(ENDED, "");
			case 403: Rejected(BLOCKED, "");
			case 429: Rejected(TOO_SOON, "");
			default: Lost;
		}
	}

	static function read(text:String, status:Int):Answer {
		return try {
			final envelope = haxe.Json.parse(text);
			final data = envelope.data;
			// Not by its conversion, which makes 0 of a missing code.
			if (!Std.isOfType(envelope.error, Int)) Lost else if (envelope.error == 0) Accepted(data) else if (status >= 400)
				byStatus(status) else if (notPlayed.contains(envelope.error))
				Rejected(envelope.error, data == null || data.reason == null ? "" : data.reason) else Lost;
		} catch (_:Dynamic) Lost;
	}
}
