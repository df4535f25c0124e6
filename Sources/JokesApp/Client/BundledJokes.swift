/// The jokes that the app has without a network; each is told once before any is repeated.
public actor BundledJokes: JokeClient {
  private var left: [Joke] = []
  private let jokes: [Joke]

  /// Creates a client of jokes.
  public init(_ jokes: [Joke] = BundledJokes.all) {
    precondition(!jokes.isEmpty, "BundledJokes needs a joke at least")
    self.jokes = jokes
  }

  /// The next joke, in an order that is another one each time.
  public func randomJoke() -> Joke {
    if left.isEmpty { left = jokes.shuffled() }
    return left.removeLast()
  }

  /// The jokes that come along.
  public static let all: [Joke] = [
    ("Why did the pixel break up with the screen?", "It needed more than one point of contact."),
    ("What did the snapshot say to the developer?", "You've changed."),
    ("Why are antialiased edges such poor judges?", "They never see anything in black and white."),
    ("How does a layout engine propose?", "It offers a size and hopes for a good fit."),
    ("Why did the test fail only on Fridays?", "It was flaky from all the croissants."),
    ("What is a compiler's favourite breakfast?", "Anything, as long as it is a valid expression."),
    ("Why did the optional stay at home?", "It had nothing to wrap up in."),
    ("What do you call a view without a body?", "Never."),
    ("Why was the stack so relaxed?", "It took things one above the other."),
    ("How do you comfort a JSON file?", "There, there, you are not malformed."),
    ("Why did the queue leave the party first?", "It came first."),
    ("What did the mask say to the clock?", "I have you covered."),
    ("Why did the cache go to therapy?", "It could not let go of the past."),
    ("Why do actors make good neighbours?", "They deal with one visitor at a time."),
    ("What is a race condition's punchline?", "Knock knock. Who's there? Race condition."),
    ("Why did the closure feel trapped?", "It had captured itself."),
    ("What did the green test say to the red one?", "I expected more of you."),
    ("Why did the font go to court?", "It had no case."),
    ("How many reviewers does it take to change a light bulb?", "None: the room looks the same in the reference."),
    ("Why did the emoji fail the exam?", "It only ever showed one face."),
    ("What is the loneliest layout?", "A ZStack with one view."),
    ("Why did the button get no dates?", "Everybody only wanted to press it."),
    ("What does a rasterizer do on holiday?", "It scans the horizon, line by line."),
    ("Why did the branch never call home?", "It had diverged."),
    ("Why is a tolerance of zero bad at parties?", "It minds every difference."),
    ("What did one brace say to the other?", "Without you there is no closure."),
    ("Why was the integer so calm?", "It had no point to argue."),
    ("How do you catch a heisenbug?", "Look the other way."),
    ("Why did the timer lose its job?", "It kept firing."),
    ("What did the server say to the slow client?", "Take a REST."),
    ("Why did the string go to the gym?", "It wanted more characters with strength."),
    ("What is brown and sticky in a repository?", "A merge conflict in the bark theme."),
    ("Why did the cursor blink?", "It could not believe what was typed."),
    ("Why are loopback addresses homebodies?", "There is no place like 127.0.0.1."),
    ("What did the bitmap say to the vector?", "I see your point. All of my points, in fact."),
    ("Why did the release build skip breakfast?", "It was already optimized away."),
  ].map { Joke(setup: $0.0, punchline: $0.1) }
}
