print("jokes")
